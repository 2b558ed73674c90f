import * as z from 'zod/mini'

const amount = z.string().check(z.regex(/^(?:0|[1-9]\d{0,11})(?:\.\d{1,8})?$/))

/** What a lottery takes; amounts in main units of whatever currency is played. */
export const limits = z.strictObject({
  /** Of one line, how often its units count. */
  multiple: z.int().check(z.minimum(1), z.maximum(100_000)),
  /** Of one order. */
  stake: amount,
  /** What one line may win at most. */
  linePayout: amount,
  /** What one member may win of one draw. */
  memberPayout: amount,
  /** What everybody together may win of one draw. */
  drawPayout: amount,
  /** What one number may pay of one draw, of outside lotteries. */
  numberPayout: amount,
})
export type Limits = z.output<typeof limits>

export const initialLimits: Limits = {
  multiple: 10_000,
  stake: '50000',
  linePayout: '10000000',
  memberPayout: '20000000',
  drawPayout: '200000000',
  numberPayout: '1000000',
}

/** Bets of which the usual would not take one unit: a Thai ticket at the highest value pays twelve millions on its number. */
const betLimits: Readonly<Record<string, Readonly<Record<string, Partial<Limits>>>>> = {
  THAI: { Ticket: { linePayout: '25000000', memberPayout: '50000000', numberPayout: '12000000' } },
}

/** What a lottery takes: of every bet, or of this one. */
export function limitsOf(game: { family: string; limits: Partial<Limits> }, playCode?: string): Limits {
  const own = playCode === undefined ? undefined : betLimits[game.family]?.[playCode]
  return { ...initialLimits, ...own, ...game.limits }
}
