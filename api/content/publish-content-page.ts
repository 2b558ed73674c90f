import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { contentId, staffContentDetail } from './content-pages.ts'

export const publishContentPage = operation({
  name: 'publishContentPage',
  summary: 'Publish a version of a page, which may be an older one; without a version it is unpublished.',
  method: 'POST',
  path: '/staff/content-pages/:id/publish',
  caller: 'staff',
  permission: 'content.manage',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({
    id: contentId,
    version: z.nullable(z.int().check(z.minimum(1), z.maximum(1_000_000))),
  }),
  output: staffContentDetail,
  refusals: ['content.page.not.found'],
  runs: 'transaction',
})
