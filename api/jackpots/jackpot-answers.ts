import * as z from 'zod/mini'

export const potCode = z.string().check(z.regex(/^[A-Z][A-Z0-9]{1,19}$/))
const amountText = z.string()

/** A pot as everybody sees it. */
export const jackpotAnswer = z.strictObject({
  code: z.string(),
  /** In the reader's language. */
  title: z.string(),
  currency: z.string(),
  /** What it holds now. */
  amount: amountText,
  /** It is hit at this amount at the latest. */
  ceiling: amountText,
  /** Of every stake that fills it; per cent. */
  share: z.string(),
  /** Vendors whose games fill it; empty: all. */
  vendors: z.array(z.string()),
  run: z.number(),
  /** SHA-256 of the seed that decides where this run is hit. */
  seedHash: z.string(),
})

/** A pot that was hit. */
export const jackpotWin = z.strictObject({
  /** `42`: the number of the win, to go on from. */
  id: z.string(),
  code: z.string(),
  title: z.string(),
  currency: z.string(),
  run: z.number(),
  amount: amountText,
  /** The winner as they let themselves be seen: `Sa***9`. */
  customerName: z.string(),
  isHidden: z.boolean(),
  isOwn: z.boolean(),
  /** Epoch milliseconds. */
  wonAt: z.number(),
  /** What decided it, revealed with the win: everybody can compute the amount at which it was hit. */
  lowest: amountText,
  ceiling: amountText,
  seedHash: z.string(),
  serverSeed: z.string(),
  clientSeed: z.string(),
})
