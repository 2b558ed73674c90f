import * as z from 'zod/mini'
import { liveMessage } from './live-message.ts'

/** A transfer with a vendor's wallet has changed: sent to its member and to the operators, who read it again. */
export const transferChanged = liveMessage('transfer', z.strictObject({ reference: z.string(), state: z.string() }))
