import * as z from 'zod/mini'
import { liveMessage } from './live-message.ts'

/** The main purse after a movement. `ledgerSeq` orders them: a client ignores one that is older than what it shows. */
export const balanceChanged = liveMessage(
  'balance',
  z.strictObject({
    currency: z.string(),
    /** Decimal string in main units. */
    available: z.string(),
    ledgerSeq: z.string().check(z.regex(/^\d+$/)),
  }),
)
