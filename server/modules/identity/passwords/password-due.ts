import type { PasswordDue } from '@croupier/api/identity/limits.ts'

/**
 * Why a session opened by this log-in must change the password; undefined where it need not. A change that has been due
 * since the account was made is kept with the member (`must_change_password`), not with one session.
 */
export function dueByLogin(
  answer: { firstTimeLogin: boolean; passwordExpired: boolean } | undefined,
  isExpiryForced: boolean,
): Exclude<PasswordDue, 'first'> | undefined {
  if (answer?.firstTimeLogin) return 'weak'
  return answer?.passwordExpired && isExpiryForced ? 'expired' : undefined
}
