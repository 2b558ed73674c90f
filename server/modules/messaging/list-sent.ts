import { listSent } from '@croupier/api/messaging/list-sent.ts'
import { implement } from '../../platform/implement.ts'
import { listOfSent } from './sent-store.ts'

export default implement(listSent, async (ctx, { kind, state, before, pageSize }) => {
  const found = await listOfSent(ctx.db, { kind, state, before, limit: pageSize + 1 })
  const page = found.slice(0, pageSize)
  return {
    list: page.map((sent) => ({
      ...sent,
      id: sent.id.toString(),
      state: sent.fault === null ? ('taken' as const) : ('failed' as const),
    })),
    next: found.length > pageSize ? page.at(-1)!.id.toString() : null,
  }
})
