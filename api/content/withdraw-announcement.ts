import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { staffAnnouncement } from './announcement.ts'

export const withdrawAnnouncement = operation({
  name: 'withdrawAnnouncement',
  summary: 'Stop showing an announcement; it stays on record.',
  method: 'POST',
  path: '/staff/announcements/:id/withdraw',
  caller: 'staff',
  permission: 'content.manage',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({ id: z.string().check(z.regex(/^[1-9]\d{0,17}$/)) }),
  output: staffAnnouncement,
  refusals: ['announcement.not.found'],
  runs: 'transaction',
})
