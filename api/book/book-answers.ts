import * as z from 'zod/mini'

/** Leagues of the house, as the catalogue lists them. */
export const leagueCodes = ['FOOTBALL', 'ARENA', 'COCKFIGHT'] as const
export const leagueCode = z.enum(leagueCodes)
export const fixtureId = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER))
export const slipId = z.string().check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/))
/** `RESULT:home`, `TOTAL:2.5:over`. */
export const selectionId = z.string().check(z.regex(/^[A-Z]{2,12}(?::[-.0-9a-z]{1,8}){1,2}$/))
/** Decimal odds as people read them: `1.85`. */
export const price = z.string().check(z.regex(/^[1-9]\d{0,2}\.\d{2}$/))
const amountText = z.string()

const side = z.enum(['home', 'away'])
const score = z.strictObject({ home: z.number(), away: z.number() })

export const marketAnswer = z.strictObject({
  code: z.enum(['RESULT', 'WINNER', 'HANDICAP', 'TOTAL', 'BOTH', 'SCORE', 'POOL']),
  /** Goals or rounds: of a total the line, of a handicap what is added to the home side's. */
  line: z.nullable(z.string()),
  /** `price` is null while a selection is not sold; always of a pool's sides. */
  selections: z.array(z.strictObject({ id: z.string(), side: z.string(), price: z.nullable(z.string()) })),
})

/** What lies in a pool, in the currency of whoever asks, and what 1 on each side would be paid as it stands. */
export const poolAnswer = z.strictObject({
  currency: z.string(),
  home: amountText,
  away: amountText,
  draw: amountText,
  homePays: z.nullable(z.string()),
  awayPays: z.nullable(z.string()),
  drawPays: z.string(),
  /** What the house keeps of it, per cent. */
  margin: z.string(),
})

/** A match as everybody sees it; moments in epoch milliseconds. */
export const fixtureAnswer = z.strictObject({
  fixtureId: z.number(),
  gameCode: leagueCode,
  /** Day and place of the match in its league. */
  number: z.string(),
  home: z.string(),
  away: z.string(),
  startsAt: z.number(),
  endsAt: z.number(),
  /** `over`: played, and being settled. */
  state: z.enum(['coming', 'running', 'over', 'settled', 'void']),
  isOnSale: z.boolean(),
  /** How far it has gone: so many of `steps`. */
  step: z.number(),
  steps: z.number(),
  stepMilliseconds: z.number(),
  score: z.nullable(score),
  /** Who scored, and at which step, from 1. */
  goals: z.array(z.strictObject({ step: z.number(), side })),
  markets: z.array(marketAnswer),
  pool: z.nullable(poolAnswer),
})

export const legAnswer = z.strictObject({
  fixtureId: z.number(),
  gameCode: leagueCode,
  number: z.string(),
  home: z.string(),
  away: z.string(),
  startsAt: z.number(),
  selection: z.string(),
  /** At which it was taken; null of a pool. */
  price: z.nullable(z.string()),
  outcome: z.nullable(z.enum(['won', 'lost', 'push'])),
  /** How the match stands, or ended. */
  score: z.nullable(score),
})

export const slipAnswer = z.strictObject({
  slipId: z.string(),
  placedAt: z.number(),
  currency: z.string(),
  kind: z.enum(['single', 'parlay', 'pool']),
  stake: amountText,
  /** What it pays if all its open legs win; null of a pool. */
  most: z.nullable(amountText),
  state: z.enum(['open', 'won', 'lost', 'void', 'cashed']),
  payout: amountText,
  /** What it is worth now; null where it cannot be cashed out. */
  worth: z.nullable(amountText),
  legs: z.array(legAnswer),
})

export const bookLimits = z.strictObject({
  /** Of one slip, at least and at most. */
  least: amountText,
  stake: amountText,
  /** What one slip may pay. */
  slipPayout: amountText,
  /** What everybody together may win of one match. */
  fixturePayout: amountText,
})
