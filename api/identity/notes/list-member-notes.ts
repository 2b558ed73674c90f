import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { accountName } from '../limits.ts'
import { memberNote } from './member-notes.ts'

export const listMemberNotes = operation({
  name: 'listMemberNotes',
  summary: 'What operators wrote about a member, newest first.',
  method: 'GET',
  path: '/staff/members/:account/notes',
  caller: 'staff',
  permission: 'members.read',
  input: z.strictObject({
    account: accountName,
    /** `next` of the page before. */
    before: z.optional(z.string().check(z.regex(/^[1-9]\d{0,17}$/))),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
  }),
  output: z.strictObject({ list: z.array(memberNote), next: z.nullable(z.string()) }),
  refusals: ['member.not.found'],
  runs: 'reads',
})
