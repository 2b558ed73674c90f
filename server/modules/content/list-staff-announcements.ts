import { listStaffAnnouncements } from '@croupier/api/content/list-staff-announcements.ts'
import { implement } from '../../platform/implement.ts'
import { byId, readPage } from '../../platform/page.ts'
import { describeAnnouncement } from './announcement.ts'
import { listAnnouncements } from './announcements-store.ts'

export default implement(listStaffAnnouncements, async (ctx, { type, before, pageSize }) => {
  const { rows: page, next } = await readPage(pageSize, byId, (limit) =>
    listAnnouncements(ctx.db, { type, before, limit }),
  )
  return {
    list: page.map((announcement) => describeAnnouncement(announcement, ctx.clock.now())),
    next,
  }
})
