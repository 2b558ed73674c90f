import * as z from 'zod/mini'

/** Part of the printed odds, in per cent; never more than what is printed. */
export const oddsPercent = z.string().check(z.regex(/^(?:100(?:\.0{1,2})?|[1-9]\d(?:\.\d{1,2})?)$/))

export const lotteryOdds = z.strictObject({
  list: z.array(
    z.strictObject({
      playCode: z.string(),
      /** What holds now. */
      percent: z.string(),
      /** All versions, the one that holds last first. */
      versions: z.array(z.strictObject({ percent: z.string(), holdsFrom: z.number(), setBy: z.string() })),
    }),
  ),
})
