import * as z from 'zod/mini'
import { liveMessage } from './live-message.ts'

/** A withdrawal is not where it was: told to its member and to the operators, whose pages read it anew. */
export const withdrawalChanged = liveMessage('withdrawal', z.strictObject({ reference: z.string(), state: z.string() }))
