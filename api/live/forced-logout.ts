import * as z from 'zod/mini'
import { liveMessage } from './live-message.ts'

export const sessionEndReasons = [
  'logged-out',
  'other-device',
  'password-changed',
  'expired',
  'closed-by-staff',
  'revoked',
  'account-closed',
] as const
export type SessionEndReason = (typeof sessionEndReasons)[number]

/** The session is over; the socket closes after this. */
export const forcedLogout = liveMessage('forced-logout', z.strictObject({ reason: z.enum(sessionEndReasons) }))
