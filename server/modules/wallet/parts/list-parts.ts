import { listParts } from '@croupier/api/wallet/parts/list-parts.ts'
import { implement } from '../../../platform/implement.ts'
import { byId, readPage } from '../../../platform/page.ts'
import { describePart } from './describe-part.ts'
import { listPartsFor } from './parts-store.ts'

export default implement(listParts, async (ctx, { waiting, before, pageSize }) => {
  const { memberId: receiverId } = ctx.session
  const { rows, next } = await readPage(pageSize, byId, (limit) =>
    listPartsFor(ctx.db, { receiverId, isWaiting: waiting === 'yes', before, limit }),
  )
  return { list: rows.map(describePart), next }
})
