import { listSent } from '@croupier/api/messaging/list-sent.ts'
import { implement } from '../../platform/implement.ts'
import { byId, readPage } from '../../platform/page.ts'
import { listOfSent } from './sent-store.ts'

export default implement(listSent, async (ctx, { kind, state, before, pageSize }) => {
  const { rows: page, next } = await readPage(pageSize, byId, (limit) =>
    listOfSent(ctx.db, { kind, state, before, limit }),
  )
  return {
    list: page.map((sent) => ({
      ...sent,
      id: sent.id.toString(),
      state: sent.fault === null ? ('taken' as const) : ('failed' as const),
    })),
    next,
  }
})
