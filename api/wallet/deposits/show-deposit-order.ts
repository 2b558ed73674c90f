import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { devicesAnswer } from '../visit-filter.ts'
import { depositOrderAnswer, depositReference } from './deposit-answers.ts'
import { depositRisks } from './deposit-choices.ts'

export const showDepositOrder = operation({
  name: 'showDepositOrder',
  summary: 'A deposit with every call-back that came for it.',
  method: 'GET',
  path: '/staff/deposits/:reference',
  caller: 'staff',
  permission: 'deposits.read',
  input: z.strictObject({ reference: depositReference }),
  output: z.strictObject({
    ...depositOrderAnswer.shape,
    risks: z.array(z.enum(depositRisks)),
    /** `device` of `listDepositOrders` finds who else has used one. */
    devices: devicesAnswer,
    events: z.array(
      z.strictObject({
        eventId: z.string(),
        at: z.number(),
        outcome: z.string(),
        amount: z.string(),
        currency: z.string(),
        paymentReference: z.string(),
        /** What we answered. */
        answer: z.string(),
      }),
    ),
  }),
  refusals: ['deposit.not.found'],
  runs: 'reads',
})
