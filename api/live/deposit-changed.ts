import * as z from 'zod/mini'
import { depositStates } from '../wallet/deposits/deposit-choices.ts'
import { liveMessage } from './live-message.ts'

/** A deposit of the member's own is in another state: open pages ask for it again. */
export const depositChanged = liveMessage(
  'deposit',
  z.strictObject({ reference: z.string(), state: z.enum(depositStates) }),
)
