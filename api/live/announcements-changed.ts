import * as z from 'zod/mini'
import { liveMessage } from './live-message.ts'

/** Something was announced, is shown from now on, was changed or withdrawn: open pages ask again. */
export const announcementsChanged = liveMessage('announcements', z.strictObject({}))
