import * as z from 'zod/mini'
import { plainText } from '../../identity/plain-text.ts'
import { operation } from '../../operation.ts'
import { pictureName } from '../deposits/prove-deposit.ts'
import { partAnswer, partId } from './part-answers.ts'

export const answerPart = operation({
  name: 'answerPart',
  summary: 'Confirm that a part of your withdrawal was received, or was not, with a picture that shows it.',
  method: 'POST',
  path: '/wps/transaction/withdraw/confirmations/:id',
  relay: ['MCSFE_processC2CTransaction'],
  caller: 'member',
  input: z.strictObject({
    id: partId,
    answer: z.enum(['received', 'not-received']),
    note: z.optional(plainText(3, 500)),
    /** Needed where nothing was received: the account’s statement. */
    picture: z.optional(pictureName),
  }),
  output: partAnswer,
  refusals: ['payout.part.not.found', 'payout.part.state', 'deposit.proof.missing', 'balance.limit', 'request.invalid'],
  runs: 'transaction',
})
