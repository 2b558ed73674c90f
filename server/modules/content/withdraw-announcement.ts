import { withdrawAnnouncement } from '@croupier/api/content/withdraw-announcement.ts'
import { implement } from '../../platform/implement.ts'
import { withdrawAnnouncement as withdraw } from './announcements-store.ts'

export default implement(withdrawAnnouncement, async (ctx, { id }) => {
  const withdrawn = await withdraw(ctx.tx, BigInt(id), ctx.clock.now())
  if (!withdrawn) throw ctx.refusal('announcement.not.found')
  return { ...withdrawn, id }
})
