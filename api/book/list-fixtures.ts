import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { bookLimits, fixtureAnswer, leagueCode } from './book-answers.ts'

export const listFixtures = operation({
  name: 'listFixtures',
  summary: 'Matches of a league that run or come next, each with its first market; what a slip may cost and win.',
  method: 'GET',
  path: '/wps/book/leagues/:gameCode/fixtures',
  caller: 'anyone',
  input: z.strictObject({ gameCode: leagueCode }),
  output: z.strictObject({
    now: z.number(),
    isOpen: z.boolean(),
    /** What the house keeps on average: of prices, of cashing out, of pools; per cent. */
    margins: z.strictObject({ price: z.string(), cashOut: z.string(), pool: z.string() }),
    /** Of whoever asks; visitors are told of the brand’s. */
    currency: z.string(),
    /** What is taken of that currency; null where nothing is. */
    limits: z.nullable(bookLimits),
    list: z.array(fixtureAnswer),
  }),
  refusals: [],
  runs: 'reads',
})
