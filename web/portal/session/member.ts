import { showMemberInfo } from '@croupier/api/identity/members/show-member-info.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useSessionToken } from '@croupier/client/use-session-token.ts'

export type MemberInfo = OutputOf<typeof showMemberInfo>

export interface Member {
  /** A token is there; whether it still holds, the next call tells. */
  isLogin: boolean
  isAgent: boolean
  isTrial: boolean
  /** The answer that says whose session it is has yet to come. */
  isUnknown: boolean
  /** Undefined for a visitor, and until the answer has come. */
  info: MemberInfo | undefined
}

export function useMember(): Member {
  const token = useSessionToken()
  const isLogin = token !== undefined
  const { data, isPending } = useOperation(showMemberInfo, {}, { enabled: isLogin })
  const info = isLogin && data?.id !== undefined ? data : undefined
  return { isLogin, isAgent: info?.isAgent ?? false, isTrial: info?.isTrial ?? false, isUnknown: isPending, info }
}
