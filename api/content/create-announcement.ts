import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { announcedFields, staffAnnouncement } from './announcement.ts'

export const createAnnouncement = operation({
  name: 'createAnnouncement',
  summary: 'Announce something: a banner, a notice, a popup, a promotion or a headline.',
  method: 'POST',
  path: '/staff/announcements',
  caller: 'staff',
  permission: 'content.manage',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject(announcedFields),
  output: staffAnnouncement,
  refusals: ['request.invalid'],
  runs: 'transaction',
})
