import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { contentId, staffContentDetail } from './content-pages.ts'

const moment = z.int().check(z.minimum(0), z.maximum(8_000_000_000_000))

export const planContentPage = operation({
  name: 'planContentPage',
  summary:
    'Publish a version of a page at a time, and take it down at another; without a version nothing is planned any more.',
  method: 'POST',
  path: '/staff/content-pages/:id/plan',
  caller: 'staff',
  permission: 'content.manage',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({
    id: contentId,
    version: z.nullable(z.int().check(z.minimum(1), z.maximum(1_000_000))),
    /** Epoch milliseconds; now where absent. */
    publishAt: z.optional(moment),
    /** When it is shown no longer; it stays where absent. */
    endsAt: z.optional(moment),
  }),
  output: staffContentDetail,
  refusals: ['request.invalid', 'content.page.not.found'],
  runs: 'transaction',
})
