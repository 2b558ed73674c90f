import * as z from 'zod/mini'
import { liveMessage } from './live-message.ts'

/** Something new lies in the inbox; the client reads it and its count from there. */
export const messageArrived = liveMessage(
  'message',
  z.strictObject({ messageId: z.string().check(z.regex(/^\d+$/)), title: z.string() }),
)
