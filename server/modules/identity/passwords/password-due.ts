import type { PasswordDue } from '@croupier/api/identity/limits.ts'

/**
 * Why a session that opens by this log-in owes another password; undefined where it owes none. That the member himself
 * owes one since his account was made stands with him (`must_change_password`) and is no matter of one session.
 */
export function dueByLogin(
  answer: { firstTimeLogin: boolean; passwordExpired: boolean } | undefined,
  isExpiryForced: boolean,
): Exclude<PasswordDue, 'first'> | undefined {
  if (answer?.firstTimeLogin) return 'weak'
  return answer?.passwordExpired && isExpiryForced ? 'expired' : undefined
}
