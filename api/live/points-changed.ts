import * as z from 'zod/mini'
import { liveMessage } from './live-message.ts'

/** Points came or went, or an order of the mall moved on: open pages ask again. */
export const pointsChanged = liveMessage('points', z.strictObject({}))
