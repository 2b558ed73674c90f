import * as z from 'zod/mini'
import { liveMessage } from './live-message.ts'

/** Who may write where is another matter now: a mute, or a room's rules. Open pages ask again. */
export const chatPermissionChanged = liveMessage('chat-permission', z.strictObject({}))
