import { countRewards } from '@croupier/api/rewards/count-rewards.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useMember } from './member.ts'
import { useModules } from './settings.ts'

/** How many rewards wait for the member; 0 for visitors, trials and where there is no reward centre. */
export function useClaimable(): number {
  const { info, isTrial } = useMember()
  const isOn = useModules()
  const enabled = info !== undefined && !isTrial && isOn('REWCEN3')
  const { data } = useOperation(countRewards, {}, { enabled, staleMilliseconds: 30_000 })
  return enabled ? (data?.claimable ?? 0) : 0
}
