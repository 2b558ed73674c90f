import { listStaffAnnouncements } from '@croupier/api/content/list-staff-announcements.ts'
import { implement } from '../../platform/implement.ts'
import { describeAnnouncement } from './announcement.ts'
import { listAnnouncements } from './announcements-store.ts'

export default implement(listStaffAnnouncements, async (ctx, { type, before, pageSize }) => {
  const found = await listAnnouncements(ctx.db, { type, before, limit: pageSize + 1 })
  const page = found.slice(0, pageSize)
  return {
    list: page.map((announcement) => describeAnnouncement(announcement, ctx.clock.now())),
    next: found.length > pageSize ? page.at(-1)!.id.toString() : null,
  }
})
