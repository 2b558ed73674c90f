import * as z from 'zod/mini'
import { clientWords } from '../../games/limits.ts'
import { picturedGame } from '../../games/pictured-game.ts'
import { operation } from '../../operation.ts'
import { periodFields, recordPageAnswer, recordPageFields } from '../../records/record-period.ts'
import { accountRecordTypes } from './account-record.ts'
import { amountAnswer } from '../limits.ts'
import { purseNames } from './purse-names.ts'

export const listAccountRecord = operation({
  name: 'listAccountRecord',
  cashier: 'agent',
  summary: 'Every change of your balance, newest first, with its purpose and the balance after it.',
  method: 'GET',
  alsoMethods: ['POST'],
  path: '/wps/report/transactions',
  relay: ['ODSFE2_MemTransDet'],
  caller: 'member',
  input: z.strictObject({
    ...clientWords,
    ...periodFields,
    type: z.optional(z.enum(accountRecordTypes)),
    purse: z._default(z.enum(purseNames), 'main'),
    /** `next` of the page before: the last line's number and moment. */
    before: z.optional(z.string().check(z.regex(/^[1-9]\d{0,17}_\d{1,15}$/))),
    ...recordPageFields,
  }),
  output: z.strictObject({
    purse: z.enum(purseNames),
    /** What the amounts count: a currency, or points. */
    unit: z.string(),
    list: z.array(
      z.strictObject({
        /** The line's number in the purse's statement: 1, 2, 3, … without gaps. */
        seq: z.string(),
        /** Epoch milliseconds. */
        time: z.number(),
        type: z.enum(accountRecordTypes),
        /** As the ledger names it: `wallet.deposit`. */
        kind: z.string(),
        /** What was played, in the reader's language; null where it was no round. */
        gameName: z.nullable(z.string()),
        /** Null where it was no round, or of a game that has left the catalogue. */
        picture: z.nullable(picturedGame),
        /** The vendor it was played at, or whose wallet the money went to or came from. */
        vendorName: z.nullable(z.string()),
        /** Why the house made an adjustment. */
        note: z.nullable(z.string()),
        /** The order's reference, or the round's id. */
        reference: z.string(),
        /** Signed: what the purse gained or lost. */
        amount: amountAnswer,
        balanceAfter: amountAnswer,
      }),
    ),
    ...recordPageAnswer,
  }),
  refusals: ['request.invalid', 'wallet.purse.missing'],
  runs: 'reads',
})
