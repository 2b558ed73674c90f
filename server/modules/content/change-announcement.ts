import { changeAnnouncement } from '@croupier/api/content/change-announcement.ts'
import { colleagueNamed, nameOfActor } from '../../platform/actor.ts'
import { implement } from '../../platform/implement.ts'
import { announcedBy, faultsOf } from './announcement.ts'
import { announcementVersions, changeAnnouncement as change, lockAnnouncement } from './announcements-store.ts'
import { announcementDetail } from './announcement-detail.ts'
import { tellWritten } from './tell-announcements.ts'

export default implement(changeAnnouncement, async (ctx, { id: named, basedOn, ...given }) => {
  const { tx } = ctx
  const id = BigInt(named)
  const before = await lockAnnouncement(tx, id)
  if (!before) throw ctx.refusal('announcement.not.found')
  if (before.version !== basedOn) {
    const [latest] = await announcementVersions(tx, id, 1)
    throw ctx.refusal('announcement.changed.by', { name: colleagueNamed(latest?.writtenBy ?? '') })
  }
  // What is shown since then is not dated anew by a change of its words.
  const dated = { ...given, startsAt: given.startsAt ?? before.startsAt }
  const faults = faultsOf(dated)
  if (faults.length > 0) throw ctx.refusal('request.invalid', { fields: faults })
  const now = ctx.clock.now()
  const changed = await change(tx, id, announcedBy(dated, now), {
    isDraft: given.isDraft,
    by: nameOfActor(ctx.actor),
    now,
  })
  await tellWritten(ctx, changed, before)
  return announcementDetail(tx, changed, now)
})
