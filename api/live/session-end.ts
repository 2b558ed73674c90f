export const sessionEndReasons = [
  'logged-out',
  'other-device',
  'password-changed',
  'expired',
  'closed-by-staff',
  'revoked',
  'account-closed',
  'break',
] as const
export type SessionEndReason = (typeof sessionEndReasons)[number]

/** Whether `value.ended` of a `login.not.session` is one of them. */
export function isSessionEnd(text: unknown): text is SessionEndReason {
  return sessionEndReasons.some((reason) => reason === text)
}
