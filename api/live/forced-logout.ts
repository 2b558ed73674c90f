import * as z from 'zod/mini'
import { liveMessage } from './live-message.ts'
import { sessionEndReasons } from './session-end.ts'

/** The session is over; the socket closes after this. */
export const forcedLogout = liveMessage('forced-logout', z.strictObject({ reason: z.enum(sessionEndReasons) }))
