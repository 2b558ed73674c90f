import * as z from 'zod/mini'
import { operation } from '../operation.ts'

export const showRoundFairness = operation({
  name: 'showRoundFairness',
  summary: 'What a round of an in-house game came from: seeds, nonce and choice, to verify it with.',
  method: 'GET',
  path: '/wps/game/rounds/:roundId/fairness',
  caller: 'session',
  input: z.strictObject({ roundId: z.string().check(z.minLength(1), z.maxLength(64)) }),
  output: z.strictObject({
    roundId: z.string(),
    /** The game’s code and the version of its rules. */
    game: z.string(),
    version: z.string(),
    mode: z.string(),
    /** As the game’s rules read it; null where there was nothing to choose. */
    choice: z.unknown(),
    currency: z.string(),
    /** Main units. */
    amount: z.string(),
    payout: z.string(),
    isDemo: z.boolean(),
    isOpen: z.boolean(),
    /** SHA-256 of the server seed, as it was shown before the bet. */
    serverSeedHash: z.string(),
    /** Null until the player changes seeds: then it is revealed, for all rounds played under it. */
    serverSeed: z.nullable(z.string()),
    clientSeed: z.string(),
    nonce: z.number(),
    /** What was shown, for the verifier to compare. */
    events: z.array(z.unknown()),
    /** The page that decides the round again from its seeds. */
    verifyPage: z.string(),
    /**
     * Of an imported game: the number that seeds and nonce give over the sum of the weights, and the book it fell in.
     * Whole numbers up to 2^64 - 1, as texts.
     */
    draw: z.nullable(
      z.strictObject({
        number: z.string(),
        weightSum: z.string(),
        bookId: z.string(),
        /** The book’s numbers: from `from`, below `to`. */
        from: z.string(),
        to: z.string(),
        /** Of the bet, such as 2.5. */
        multiplier: z.string(),
        /** SHA-256 of the table of weights, as it was imported. */
        tableHash: z.string(),
        /** Where that table is to be had. */
        tableUrl: z.string(),
      }),
    ),
  }),
  refusals: ['round.not.found'],
  runs: 'reads',
})
