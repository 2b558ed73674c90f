import { createAnnouncement } from '@croupier/api/content/create-announcement.ts'
import { implement } from '../../platform/implement.ts'
import { faultsOf } from './announcement.ts'
import { insertAnnouncement } from './announcements-store.ts'

export default implement(createAnnouncement, async (ctx, input) => {
  const faults = faultsOf(input)
  if (faults.length > 0) throw ctx.refusal('request.invalid', { fields: faults })
  const now = ctx.clock.now()
  const { id, ...announcement } = await insertAnnouncement(ctx.tx, {
    ...input,
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
  return { id: id.toString(), ...announcement }
})
