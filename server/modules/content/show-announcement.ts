import { showAnnouncement } from '@croupier/api/content/show-announcement.ts'
import { implement } from '../../platform/implement.ts'
import { announcementDetail } from './announcement-detail.ts'
import { findAnnouncement } from './announcements-store.ts'

export default implement(showAnnouncement, async (ctx, { id }) => {
  const announcement = await findAnnouncement(ctx.db, BigInt(id))
  if (!announcement) throw ctx.refusal('announcement.not.found')
  return announcementDetail(ctx.db, announcement, ctx.clock.now())
})
