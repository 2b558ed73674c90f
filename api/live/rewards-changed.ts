import * as z from 'zod/mini'
import { liveMessage } from './live-message.ts'

/** Something was given, claimed, taken back or has run out: open pages ask again. */
export const rewardsChanged = liveMessage('rewards', z.strictObject({}))
