import * as z from 'zod/mini'
import { accountName } from '../../identity/limits.ts'
import { operation } from '../../operation.ts'
import { amountAnswer } from '../limits.ts'
import { purseNames } from './purse-names.ts'

export const showMemberStatement = operation({
  name: 'showMemberStatement',
  summary: 'The ledger’s statement of one purse of a member, newest first.',
  method: 'GET',
  path: '/staff/members/:account/statement',
  caller: 'staff',
  permission: 'ledger.read',
  input: z.strictObject({
    account: accountName,
    purse: z._default(z.enum(purseNames), 'main'),
    /** `next` of the page before: the last line's number and key. */
    before: z.optional(z.string().check(z.maxLength(60), z.regex(/^[1-9]\d{0,17}_[0-9a-f-]{36}$/))),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 20),
  }),
  output: z.strictObject({
    purse: z.enum(purseNames),
    unit: z.string(),
    list: z.array(
      z.strictObject({
        seq: z.string(),
        at: z.number(),
        /** What it was for, as its module named it: `wallet.adjustment`. */
        kind: z.string(),
        reference: z.string(),
        /** The purse on the other side: one of the member's own, the house's (`house.adjustments`), a vendor's. */
        contra: z.string(),
        /** Signed: what the purse gained or lost. */
        amount: amountAnswer,
        balanceAfter: amountAnswer,
      }),
    ),
    next: z.nullable(z.string()),
  }),
  refusals: ['member.not.found', 'wallet.purse.missing'],
  runs: 'reads',
})
