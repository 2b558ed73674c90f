import * as z from 'zod/mini'
import { plainText } from '../../identity/plain-text.ts'
import { operation } from '../../operation.ts'
import { partId, partOrderAnswer } from './part-answers.ts'

export const decidePart = operation({
  name: 'decidePart',
  summary:
    'Rule on a part of a withdrawal: forcibly received credits its payer, refused gives the receiver’s claim back.',
  method: 'POST',
  path: '/staff/payout-parts/:id/decide',
  caller: 'staff',
  permission: 'withdrawals.work',
  audited: true,
  memberMoney: 'edits',
  input: z.strictObject({
    id: partId,
    decision: z.enum(['received', 'refused']),
    note: plainText(3, 500),
  }),
  output: partOrderAnswer,
  refusals: ['payout.part.not.found', 'payout.part.state', 'balance.limit'],
  runs: 'transaction',
})
