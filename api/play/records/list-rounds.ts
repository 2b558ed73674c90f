import * as z from 'zod/mini'
import { idleHours } from '../../games/idle-hours.ts'
import { accountName } from '../../identity/limits.ts'
import { operation } from '../../operation.ts'
import { betRecord, betRecordFilter } from './bet-record.ts'

export const listRounds = operation({
  name: 'listRounds',
  summary: 'Rounds of all members or of one, newest first, without trials’ play money.',
  method: 'GET',
  path: '/staff/rounds',
  caller: 'staff',
  permission: 'rounds.read',
  input: z.strictObject({
    ...betRecordFilter,
    account: z.optional(accountName),
    currency: z.optional(z.string().check(z.regex(/^[A-Z][A-Z0-9]{2,7}$/))),
    /** Rounds alone that are open, and were opened so many hours ago or earlier. */
    openForHours: z.optional(idleHours),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50),
  }),
  output: z.strictObject({
    list: z.array(z.strictObject({ ...betRecord.shape, account: z.string() })),
    /** `before` of the next page; null at the end. */
    next: z.nullable(z.string()),
  }),
  refusals: ['member.not.found', 'request.invalid'],
  runs: 'reads',
})
