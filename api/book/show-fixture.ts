import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { fixtureAnswer, fixtureId } from './book-answers.ts'

export const showFixture = operation({
  name: 'showFixture',
  summary: 'A match with all its markets, and what it is played from: anybody can play it again afterwards.',
  method: 'GET',
  path: '/wps/book/fixtures/:fixtureId',
  caller: 'anyone',
  input: z.strictObject({ fixtureId }),
  output: z.strictObject({
    now: z.number(),
    fixture: fixtureAnswer,
    fairness: z.strictObject({
      /** SHA-256 of the server seed, shown before the first bet. */
      seedHash: z.string(),
      /** Revealed when the match is over. */
      serverSeed: z.nullable(z.string()),
      clientSeed: z.string(),
      /** Of each side to score in a step, in ten-thousandths. */
      chances: z.strictObject({ home: z.number(), away: z.number() }),
    }),
  }),
  refusals: ['book.fixture.not.found'],
  runs: 'reads',
})
