export const sessionEndReasons = [
  'logged-out',
  'other-device',
  'password-changed',
  'expired',
  'closed-by-staff',
  'revoked',
  'account-closed',
  'break',
  'time-limit',
] as const
export type SessionEndReason = (typeof sessionEndReasons)[number]
