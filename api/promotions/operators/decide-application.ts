import * as z from 'zod/mini'
import { accountName } from '../../identity/limits.ts'
import { plainText } from '../../identity/plain-text.ts'
import { operation } from '../../operation.ts'
import { promotionId } from '../promotion-answers.ts'
import { applicationAnswer } from './staff-answers.ts'

export const decideApplication = operation({
  name: 'decideApplication',
  summary: 'Grant what a member applied for, or refuse it with a reason the member reads.',
  method: 'POST',
  path: '/staff/promotion-applications/decide',
  caller: 'staff',
  permission: 'promotions.approve',
  audited: true,
  memberMoney: 'edits',
  fourEyes: 'above-limit',
  input: z.strictObject({
    promotionId,
    account: accountName,
    decision: z.enum(['grant', 'refuse']),
    /** Needed with a refusal. */
    reason: z._default(plainText(0, 300), ''),
  }),
  output: applicationAnswer,
  refusals: [
    'request.invalid',
    'application.not.found',
    'application.decided',
    'application.member.barred',
    'promotion.closed',
    'promotion.budget.spent',
    'member.not.found',
  ],
  runs: 'transaction',
})
