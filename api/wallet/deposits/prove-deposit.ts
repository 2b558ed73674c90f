import * as z from 'zod/mini'
import { plainText } from '../../identity/plain-text.ts'
import { operation } from '../../operation.ts'
import { depositAnswer, depositReference } from './deposit-answers.ts'

/** A bank's or wallet's number of a transaction. */
export const transactionId = z.string().check(z.minLength(4), z.maxLength(60), z.regex(/^[A-Za-z0-9][\w.:/-]*$/))

/** The name of a picture, as /wps/file answered it. */
export const pictureName = z.string().check(z.regex(/^[0-9a-f]{64}$/))

export const proveDeposit = operation({
  name: 'proveDeposit',
  summary:
    'Report the payment of an order by hand: the transaction, and a picture of the slip. Late reports count too.',
  method: 'POST',
  path: '/wps/transaction/deposit/:reference/proof',
  caller: 'member',
  input: z.strictObject({
    reference: depositReference,
    transactionId,
    payerName: z.optional(plainText(2, 100)),
    slip: z.optional(pictureName),
  }),
  output: depositAnswer,
  refusals: ['deposit.not.found', 'deposit.not.provable', 'deposit.transaction.taken', 'deposit.proof.missing'],
  runs: 'transaction',
})
