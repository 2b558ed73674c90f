import * as z from 'zod/mini'
import { liveMessage } from './live-message.ts'

/** What a browser remembered the member by was used twice: somebody has a copy. It no longer works for either. */
export const rememberedLoginReused = liveMessage('remembered-login-reused', z.strictObject({ at: z.number() }))
