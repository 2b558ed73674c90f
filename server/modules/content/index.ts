/**
 * What the operator tells everybody: banners, notices, popups, promotions' announcements and headlines, in several
 * languages and at their times. Refuses to know what any of it promises.
 */
import type { Operations } from '../../platform/implement.ts'
import createAnnouncement from './create-announcement.ts'
import listAnnouncements from './list-announcements.ts'
import listStaffAnnouncements from './list-staff-announcements.ts'
import withdrawAnnouncement from './withdraw-announcement.ts'

export const operations: Operations = [
  listAnnouncements,
  listStaffAnnouncements,
  createAnnouncement,
  withdrawAnnouncement,
]
