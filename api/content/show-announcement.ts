import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { staffAnnouncementDetail } from './announcement.ts'
import { contentId } from './content-pages.ts'

export const showAnnouncement = operation({
  name: 'showAnnouncement',
  summary: 'One announcement with its versions.',
  method: 'GET',
  path: '/staff/announcements/:id',
  caller: 'staff',
  permission: 'content.read',
  input: z.strictObject({ id: contentId }),
  output: staffAnnouncementDetail,
  refusals: ['announcement.not.found'],
  runs: 'reads',
})
