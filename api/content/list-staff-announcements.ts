import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { announcementTypes, staffAnnouncement } from './announcement.ts'

export const listStaffAnnouncements = operation({
  name: 'listStaffAnnouncements',
  summary: 'Every announcement ever made, newest first.',
  method: 'GET',
  path: '/staff/announcements',
  caller: 'staff',
  permission: 'content.read',
  input: z.strictObject({
    type: z.optional(z.enum(announcementTypes)),
    /** `next` of the page before. */
    before: z.optional(z.string().check(z.regex(/^[1-9]\d{0,17}$/))),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50),
  }),
  output: z.strictObject({ list: z.array(staffAnnouncement), next: z.nullable(z.string()) }),
  refusals: [],
  runs: 'reads',
})
