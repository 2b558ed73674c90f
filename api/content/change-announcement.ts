import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { announcedFields, staffAnnouncementDetail } from './announcement.ts'
import { contentId } from './content-pages.ts'

export const changeAnnouncement = operation({
  name: 'changeAnnouncement',
  summary: 'Change an announcement: what it said is kept as a version. One that was taken down is shown again.',
  method: 'PUT',
  path: '/staff/announcements/:id',
  caller: 'staff',
  permission: 'content.manage',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({
    id: contentId,
    /** The version that was read: a colleague's that came since is not written over. */
    basedOn: z.int().check(z.minimum(1), z.maximum(1_000_000)),
    ...announcedFields,
  }),
  output: staffAnnouncementDetail,
  refusals: ['request.invalid', 'announcement.not.found', 'announcement.changed.by'],
  runs: 'transaction',
})
