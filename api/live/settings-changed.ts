import * as z from 'zod/mini'
import { liveMessage } from './live-message.ts'

/** The operator changed what the permission call answers: the client asks it again. */
export const settingsChanged = liveMessage('settings-changed', z.strictObject({ names: z.array(z.string()) }))
