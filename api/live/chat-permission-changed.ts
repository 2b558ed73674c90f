import * as z from 'zod/mini'
import { liveMessage } from './live-message.ts'

/** A permission to write has changed: a mute, or a room's rules. Open pages ask again. */
export const chatPermissionChanged = liveMessage('chat-permission', z.strictObject({}))
