import { announcementsChanged } from '@croupier/api/live/announcements-changed.ts'
import * as z from 'zod/mini'
import type { WriteScope } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { enqueue, job } from '../../platform/jobs.ts'
import { tell } from '../../platform/live.ts'
import type { Announcement } from './announcement.ts'

/** Open pages read what is announced again. */
export async function tellAnnouncements(tx: Tx): Promise<void> {
  await tell(tx, { to: 'everyone' }, announcementsChanged, {})
}

/** At the time from which one is shown. One that was withdrawn by then makes pages read once more, and no more. */
export const tellBegunAnnouncement = job('content.tellBegun', z.object({}), (ctx) =>
  ctx.transaction(({ tx }) => tellAnnouncements(tx)),
)

/**
 * Tells of one that was written or changed, and again when it begins to be shown, where that is later. Of a draft that was
 * shown to nobody there is nothing to tell.
 */
export async function tellWritten(
  { tx, clock }: Pick<WriteScope, 'tx' | 'clock'>,
  { id, isDraft, startsAt }: Pick<Announcement, 'id' | 'isDraft' | 'startsAt'>,
  before?: Pick<Announcement, 'isDraft' | 'startsAt'>,
): Promise<void> {
  const now = clock.now()
  const isShown = (one: Pick<Announcement, 'isDraft' | 'startsAt'> | undefined) =>
    one !== undefined && !one.isDraft && one.startsAt <= now
  if (isShown({ isDraft, startsAt }) || isShown(before)) await tellAnnouncements(tx)
  if (isDraft || startsAt <= now) return
  await enqueue(tx, tellBegunAnnouncement, {}, { runAt: startsAt, key: `announcement ${id} begins` })
}
