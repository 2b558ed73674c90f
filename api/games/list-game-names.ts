import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { clientWords } from './limits.ts'

/**
 * What every offered game is called, for a page that searches while one types. Ten thousand games are one text of lines, the
 * most played first, so that nothing between server and search takes them apart but the search itself:
 *
 *     number, vendor's place, category, name in the reader's language, other names …, each behind a tab
 *
 * Lotteries begin with `number/code`, for their pages go by the code.
 */
export const listGameNames = operation({
  name: 'listGameNames',
  summary: 'Names of all games on offer, the most played first, one per line, for a search in the page.',
  method: 'GET',
  path: '/lgw/games/names',
  caller: 'anyone',
  bare: true,
  packed: true,
  input: z.strictObject(clientWords),
  output: z.strictObject({
    /** A game's vendor is named by its place here. */
    vendors: z.array(z.strictObject({ vassalage: z.string(), displayName: z.string() })),
    games: z.string(),
  }),
  refusals: [],
  runs: 'reads',
  perMinute: 60,
})
