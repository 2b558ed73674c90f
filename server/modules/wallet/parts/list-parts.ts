import { listParts } from '@croupier/api/wallet/parts/list-parts.ts'
import { implement } from '../../../platform/implement.ts'
import { describePart } from './describe-part.ts'
import { listPartsFor } from './parts-store.ts'

export default implement(listParts, async (ctx, { waiting, before, pageSize }) => {
  const found = await listPartsFor(ctx.db, {
    receiverId: ctx.session.memberId,
    isWaiting: waiting === 'yes',
    before: before === undefined ? undefined : BigInt(before),
    limit: pageSize + 1,
  })
  const page = found.slice(0, pageSize)
  return { list: page.map(describePart), next: found.length > pageSize ? (page.at(-1)?.id.toString() ?? null) : null }
})
