import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { amountAnswer } from '../limits.ts'
import { withdrawalRisks } from './withdrawal-choices.ts'
import { devicesAnswer } from '../visit-filter.ts'
import { partOrderAnswer } from '../parts/part-answers.ts'
import { payoutAttemptAnswer, withdrawalOrderAnswer, withdrawalReference } from './withdrawal-answers.ts'

export const showWithdrawalOrder = operation({
  name: 'showWithdrawalOrder',
  summary: 'One withdrawal with everything needed to decide on it.',
  method: 'GET',
  path: '/staff/withdrawals/:reference',
  caller: 'staff',
  permission: 'withdrawals.read',
  input: z.strictObject({ reference: withdrawalReference }),
  output: z.strictObject({
    withdrawal: withdrawalOrderAnswer,
    attempts: z.array(payoutAttemptAnswer),
    /** The parts in which other members pay it. */
    parts: z.array(partOrderAnswer),
    /** What makes it worth a second look. */
    risks: z.array(z.enum(withdrawalRisks)),
    missingTurnover: amountAnswer,
    /** `device` of `listWithdrawalOrders` finds who else has used one. */
    devices: devicesAnswer,
    /** What may keep an approver away: who lately edited the member's money or where it is paid, by which operation. */
    editors: z.array(z.strictObject({ actor: z.string(), what: z.string() })),
    /** Other members who have, or had, the account it goes to: nobody has shown whose it is. */
    sharers: z.array(
      z.strictObject({ account: z.string(), holder: z.string(), boundAt: z.number(), isBound: z.boolean() }),
    ),
    /** Whether the operator who asks could approve it now. */
    mayApprove: z.boolean(),
  }),
  refusals: ['withdrawal.not.found'],
  runs: 'reads',
})
