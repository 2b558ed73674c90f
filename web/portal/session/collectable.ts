import { countMissions } from '@croupier/api/promotions/taking-part/count-missions.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useMember } from './member.ts'
import { useModules } from './settings.ts'

/** In how many missions something waits to be collected; 0 for visitors, trials and where there are none. */
export function useCollectable(): number {
  const { info, isTrial } = useMember()
  const isOn = useModules()
  const enabled = info !== undefined && !isTrial && isOn('MISSIONLB3')
  const { data } = useOperation(countMissions, {}, { enabled, staleMilliseconds: 30_000 })
  return enabled ? (data?.collectable ?? 0) : 0
}
