import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { contentId, staffContentDetail } from './content-pages.ts'

export const showContentPage = operation({
  name: 'showContentPage',
  summary: 'One page with its versions.',
  method: 'GET',
  path: '/staff/content-pages/:id',
  caller: 'staff',
  permission: 'content.read',
  input: z.strictObject({ id: contentId }),
  output: staffContentDetail,
  refusals: ['content.page.not.found'],
  runs: 'reads',
})
