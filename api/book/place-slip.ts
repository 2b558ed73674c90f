import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { amount } from '../wallet/limits.ts'
import { fixtureId, price, selectionId, slipAnswer } from './book-answers.ts'
import { MOST_LEGS } from './limits.ts'

export const placeSlip = operation({
  name: 'placeSlip',
  summary: 'Bet on a match, on several that must all be won, or in a pool.',
  method: 'POST',
  path: '/wps/book/slips',
  caller: 'member',
  perMinuteAndMember: 60,
  input: z.strictObject({
    legs: z
      .array(
        z.strictObject({
          fixtureId,
          selection: selectionId,
          /** As it was shown; left out of a pool’s sides, which have none. */
          price: z.optional(price),
        }),
      )
      .check(z.minLength(1), z.maxLength(MOST_LEGS)),
    stake: amount,
    /** Which changes of prices since they were shown are taken without asking again. */
    accepts: z._default(z.enum(['none', 'better', 'any']), 'better'),
  }),
  output: slipAnswer,
  refusals: [
    'request.invalid',
    'book.game.closed',
    'book.fixture.not.found',
    'book.fixture.closed',
    'book.selection.closed',
    'book.price.changed',
    'book.legs.related',
    'book.limit',
    'book.not.allowed',
    'insufficient_balance',
    'game.currency.closed',
    'login.excluded',
    'play.own.limit',
  ],
  runs: 'transaction',
})
