import { createAnnouncement } from '@croupier/api/content/create-announcement.ts'
import { cleanMarkup } from '@croupier/api/content/markup.ts'
import type { ReceivedOf } from '@croupier/api/operation.ts'
import { implement } from '../../platform/implement.ts'
import { describeAnnouncement, faultsOf } from './announcement.ts'
import { insertAnnouncement } from './announcements-store.ts'

/** Banners and headlines are plain words; everything else is read with the elements there are. */
function cleanTexts({ type, texts }: ReceivedOf<typeof createAnnouncement>): Record<string, string> {
  if (type === 'B' || type === 'H') return texts
  return Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, cleanMarkup(text)]))
}

export default implement(createAnnouncement, async (ctx, input) => {
  const faults = faultsOf(input)
  if (faults.length > 0) throw ctx.refusal('request.invalid', { fields: faults })
  const now = ctx.clock.now()
  const announcement = await insertAnnouncement(ctx.tx, {
    ...input,
    texts: cleanTexts(input),
    platform: input.platform ?? null,
    groupName: input.groupName ?? null,
    linkageType: input.linkageType ?? null,
    linkage: input.linkage ?? null,
    art: input.art ?? null,
    imageUrl: input.imageUrl ?? null,
    executionCode: input.executionCode ?? null,
    startsAt: input.startsAt ?? now,
    endsAt: input.endsAt ?? null,
    createdAt: now,
  })
  return describeAnnouncement(announcement, now)
})
