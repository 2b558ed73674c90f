import { showIcon } from '@croupier/api/identity/members/show-icon.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useMember } from './member.ts'

/** Changed by this page alone, which then asks again. */
const FRESH = 3_600_000

/** The picture the member chose; undefined where there is none, and until it is loaded. */
export function useIcon(): string | undefined {
  const { info } = useMember()
  const isThere = info?.hasIcon ?? false
  const { data } = useOperation(showIcon, {}, { enabled: isThere, staleMilliseconds: FRESH })
  return isThere ? (data?.icon ?? undefined) : undefined
}
