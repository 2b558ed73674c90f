import { countUnread } from '@croupier/api/messages/count-unread.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useMember } from './member.ts'

/** How many messages wait to be read; 0 for visitors and trials. */
export function useUnread(): number {
  const { info, isTrial } = useMember()
  const enabled = info !== undefined && !isTrial
  const { data } = useOperation(countUnread, {}, { enabled, staleMilliseconds: 30_000 })
  return enabled ? (data?.unreadCount ?? 0) : 0
}
