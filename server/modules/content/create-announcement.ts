import { createAnnouncement } from '@croupier/api/content/create-announcement.ts'
import { nameOfActor } from '../../platform/actor.ts'
import { implement } from '../../platform/implement.ts'
import { announcedBy, describeAnnouncement, faultsOf } from './announcement.ts'
import { insertAnnouncement } from './announcements-store.ts'
import { tellWritten } from './tell-announcements.ts'

export default implement(createAnnouncement, async (ctx, input) => {
  const faults = faultsOf(input)
  if (faults.length > 0) throw ctx.refusal('request.invalid', { fields: faults })
  const now = ctx.clock.now()
  const writing = { isDraft: input.isDraft, by: nameOfActor(ctx.actor), now }
  const written = await insertAnnouncement(ctx.tx, announcedBy(input, now), writing)
  await tellWritten(ctx, written)
  return describeAnnouncement(written, now)
})
