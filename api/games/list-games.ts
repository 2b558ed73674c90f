import * as z from 'zod/mini'
import { plainText } from '../identity/plain-text.ts'
import { operation } from '../operation.ts'
import { amount } from '../wallet/limits.ts'
import { gameEntry, pageFields } from './game-answers.ts'
import { volatilities } from './game-types.ts'
import { clientWords, gameType, listCursor, pageNo, pageSize, prizeMode, rtp, vendorCode } from './limits.ts'

/** Which games a list is of. FAV and RECENT are one's own, and need a session. */
export const gameClassifies = ['ALL', 'NEW', 'HOT', 'FAV', 'RECENT'] as const

/** Orders besides the operator's own: most played, newest, by name, by return, by the least stake. */
export const gameSorts = ['POPULAR', 'NEWEST', 'NAME', 'RTP', 'STAKE'] as const
export type GamesSort = (typeof gameSorts)[number]

export const listGames = operation({
  name: 'listGames',
  summary: 'A list of games by category, vendor, name and what is printed on them.',
  method: 'GET',
  alsoMethods: ['POST'],
  relay: ['GCSGAME_gameList'],
  caller: 'anyone',
  input: z.strictObject({
    ...clientWords,
    gameType: z.optional(gameType),
    gameClassify: z._default(z.pipe(z.string().check(z.maxLength(16), z.toUpperCase()), z.enum(gameClassifies)), 'ALL'),
    vassalage: z.optional(vendorCode),
    prizeMode: z.optional(prizeMode),
    /**
     * Words of the game's name, in any language; where nothing is spelt so, nearly so. The best match comes first. Words of
     * its vendor's name may stand beside them; alone they find its games only where no game is called so.
     */
    gameName: z.optional(plainText(0, 64).check(z.trim())),
    /** The least stake is at most this; main units. */
    minBetAtMost: z.optional(amount),
    /** Percent. */
    rtpAtLeast: z.optional(rtp),
    lines: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(30_000))),
    volatility: z.optional(z.enum(volatilities)),
    /** Those alone whose bonus can be bought. */
    hasBonusBuy: z.optional(z.literal('true')),
    /** Of lists that are not one's own; the operator's order where absent, or that of the match. */
    sort: z.optional(z.enum(gameSorts)),
    pageNo,
    pageSize: pageSize(20, 100),
    after: listCursor,
  }),
  output: z.strictObject({
    games: z.array(gameEntry),
    /** With `gameName`: the vendors who are called so, or begin so, and how many games of this list each has. */
    vendors: z.optional(
      z.array(z.strictObject({ vassalage: z.string(), displayName: z.string(), gameCount: z.number() })),
    ),
    ...pageFields,
  }),
  refusals: ['login.not.session'],
  runs: 'reads',
  packed: true,
})
