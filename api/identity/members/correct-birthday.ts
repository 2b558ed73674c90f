import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { accountName } from '../limits.ts'
import { plainText } from '../plain-text.ts'
import { birthday } from './birthday.ts'

/** Whoever told a wrong one cannot change it. It counts for gifts as if it were told now. */
export const correctBirthday = operation({
  name: 'correctBirthday',
  summary: 'Correct the date of birth of a member.',
  method: 'POST',
  path: '/staff/members/:account/birthday',
  caller: 'staff',
  permission: 'members.manage',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({ account: accountName, birthday, note: plainText(3, 500) }),
  output: z.strictObject({ birthday: z.string() }),
  refusals: ['member.not.found', 'age.required'],
  runs: 'transaction',
})
