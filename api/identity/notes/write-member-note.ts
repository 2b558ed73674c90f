import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { accountName } from '../limits.ts'
import { plainText } from '../plain-text.ts'
import { memberNote } from './member-notes.ts'

/** A note stays as it was written; what is wrong in it is said by another. */
export const writeMemberNote = operation({
  name: 'writeMemberNote',
  summary: 'Write something about a member for colleagues to read.',
  method: 'POST',
  path: '/staff/members/:account/notes',
  caller: 'staff',
  permission: 'members.manage',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({ account: accountName, note: plainText(3, 2000) }),
  output: memberNote,
  refusals: ['member.not.found'],
  runs: 'transaction',
})
