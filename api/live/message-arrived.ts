import * as z from 'zod/mini'
import { liveMessage } from './live-message.ts'

/** Something new lies in the inbox, or was read elsewhere; the client reads it and its count from there. */
export const messageArrived = liveMessage('message', z.strictObject({}))
