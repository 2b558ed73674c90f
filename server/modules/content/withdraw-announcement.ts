import { withdrawAnnouncement } from '@croupier/api/content/withdraw-announcement.ts'
import { implement } from '../../platform/implement.ts'
import { describeAnnouncement } from './announcement.ts'
import { withdrawAnnouncement as withdraw } from './announcements-store.ts'
import { tellAnnouncements } from './tell-announcements.ts'

export default implement(withdrawAnnouncement, async (ctx, { id }) => {
  const now = ctx.clock.now()
  const withdrawn = await withdraw(ctx.tx, BigInt(id), now)
  if (!withdrawn) throw ctx.refusal('announcement.not.found')
  if (!withdrawn.isDraft) await tellAnnouncements(ctx.tx)
  return describeAnnouncement(withdrawn, now)
})
