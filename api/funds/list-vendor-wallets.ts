import * as z from 'zod/mini'
import { clientWords } from '../games/limits.ts'
import { operation } from '../operation.ts'
import { amountAnswer } from '../wallet/limits.ts'
import { transferAnswer } from './transfer-answers.ts'

export const listVendorWallets = operation({
  name: 'listVendorWallets',
  summary: 'Your main wallet, and your balance in the wallet of each vendor that keeps one. The vendors are asked.',
  method: 'GET',
  alsoMethods: ['POST'],
  path: '/wps/wallets',
  relay: ['GCS_merchantWallet'],
  caller: 'member',
  input: z.strictObject({ ...clientWords }),
  output: z.strictObject({
    currency: z.string(),
    /** What can be transferred in now. */
    mainBalance: amountAnswer,
    /** Least and most of one transfer; null where the currency has none. */
    minimum: z.nullable(amountAnswer),
    maximum: z.nullable(amountAnswer),
    /** Decimal places of an amount that is transferred. */
    decimals: z.number(),
    wallets: z.array(
      z.strictObject({
        vassalage: z.string(),
        vendorName: z.string(),
        balance: amountAnswer,
        /** Whether the vendor said so just now; otherwise it is what was last heard. */
        isFresh: z.boolean(),
        /** When the balance was heard, epoch milliseconds; null: never, because nothing was ever there. */
        knownAt: z.nullable(z.number()),
        /** Whether money can be moved there; back it always can. */
        isOpen: z.boolean(),
        /** The transfer under way. */
        pending: z.nullable(transferAnswer),
      }),
    ),
  }),
  refusals: [],
  runs: 'own',
  perMinute: 60,
})
