import * as z from 'zod/mini'
import { liveMessage } from './live-message.ts'

/** A promotion was published, begins, or was ended by an operator: open pages ask again. */
export const promotionsChanged = liveMessage('promotions', z.strictObject({}))
