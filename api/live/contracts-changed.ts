import * as z from 'zod/mini'
import { liveMessage } from './live-message.ts'

/** A contract was proposed, answered, begun or ended: open pages of both its sides ask again. */
export const contractsChanged = liveMessage('contracts', z.strictObject({}))
