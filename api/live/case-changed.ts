import * as z from 'zod/mini'
import { liveMessage } from './live-message.ts'

/** Somebody wrote in a conversation with the house, or it was closed: open pages read it again. */
export const caseChanged = liveMessage('case', z.strictObject({ caseId: z.string().check(z.regex(/^\d+$/)) }))
