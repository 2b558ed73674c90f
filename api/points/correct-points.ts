import * as z from 'zod/mini'
import { accountName } from '../identity/limits.ts'
import { plainText } from '../identity/plain-text.ts'
import { operation } from '../operation.ts'
import { points, pointsAnswer } from './point-answers.ts'

/** An Idempotency-Key makes it safe to send again. */
export const correctPoints = operation({
  name: 'correctPoints',
  summary: 'Give a member points or take some, with a reason the member reads.',
  method: 'POST',
  path: '/staff/members/:account/points',
  caller: 'staff',
  permission: 'ledger.adjust',
  audited: true,
  memberMoney: 'edits',
  fourEyes: 'above-limit',
  input: z.strictObject({
    account: accountName,
    direction: z.enum(['give', 'take']),
    points,
    note: plainText(3, 300),
  }),
  output: z.strictObject({ id: z.string(), balance: pointsAnswer }),
  refusals: ['request.invalid', 'member.not.found', 'wallet.purse.missing', 'points.insufficient'],
  runs: 'transaction',
})
