import * as z from 'zod/mini'
import { plainText } from '../../identity/plain-text.ts'
import { operation } from '../../operation.ts'
import { amount } from '../../wallet/limits.ts'
import { FEWEST_SEATS, MOST_RAKE, MOST_SEATS } from '../limits.ts'

export const createPokerTable = operation({
  name: 'createPokerTable',
  summary: 'Open a table: its currency, seats, blinds, buy-in and rake. None of it changes later.',
  method: 'POST',
  path: '/staff/poker/tables',
  caller: 'staff',
  permission: 'games.manage',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({
    name: plainText(1, 40),
    currency: z.string().check(z.regex(/^[A-Z]{3,5}$/)),
    isTrial: z._default(z.boolean(), false),
    seats: z.int().check(z.minimum(FEWEST_SEATS), z.maximum(MOST_SEATS)),
    smallBlind: amount,
    bigBlind: amount,
    minBuyIn: amount,
    maxBuyIn: amount,
    /** In hundredths of a per cent. */
    rake: z.int().check(z.minimum(0), z.maximum(MOST_RAKE)),
    rakeCap: z.string().check(z.regex(/^(?:0|[1-9]\d{0,11})(?:\.\d{1,8})?$/)),
  }),
  output: z.strictObject({ tableId: z.number() }),
  refusals: ['request.invalid', 'poker.terms.invalid'],
  runs: 'transaction',
})
