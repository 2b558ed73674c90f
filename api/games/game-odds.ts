import * as z from 'zod/mini'

/** What a game of the house costs and returns in each of its modes, and how its rounds are proven. */
export const gameOdds = z.strictObject({
  /** `rules`: decided by the house's own rules; `tables`: drawn from an imported table; `none`: its vendor decides. */
  proof: z.enum(['rules', 'tables', 'none']),
  /** What is opened now; null where its vendor decides. */
  version: z.nullable(z.string()),
  /** Where anyone reads how a round is verified, and does so; null where its vendor decides. */
  verifyPage: z.nullable(z.string()),
  modes: z.array(
    z.strictObject({
      mode: z.string(),
      /** Bets a round costs, such as 1.5. */
      cost: z.string(),
      /** Percent of what is staked, two decimals, cut off. */
      rtp: z.string(),
      /** Percent of rounds that pay anything; null where the player chooses it. */
      hitRate: z.nullable(z.string()),
      /** The most a round pays, of the bet; null where the player chooses it. */
      maxWin: z.nullable(z.string()),
      /** Of an imported game: SHA-256 of its table of weights, and where that is to be had. */
      tableHash: z.nullable(z.string()),
      tableUrl: z.nullable(z.string()),
    }),
  ),
})
