import * as z from 'zod/mini'
import { liveMessage } from './live-message.ts'

/** A withdrawal has changed: sent to its member and to the operators, whose pages read it again. */
export const withdrawalChanged = liveMessage('withdrawal', z.strictObject({ reference: z.string(), state: z.string() }))
