import { listTickets } from '@croupier/api/promotions/draws/list-tickets.ts'
import { implement } from '../../../platform/implement.ts'
import { ticketsAfter } from './draws-store.ts'
import { findPromotion } from '../promotions-store.ts'

export default implement(listTickets, async (ctx, { promotionId, after, pageSize }) => {
  const promotion = await findPromotion(ctx.db, BigInt(promotionId))
  if (promotion?.promise.kind !== 'raffle' || promotion.state === 'draft') throw ctx.refusal('promotion.not.found')
  const found = await ticketsAfter(ctx.db, promotion.id, after, pageSize + 1)
  const list = found.slice(0, pageSize).map(({ first, last, pseudonym }) => ({ first, last, pseudonym }))
  return { list, next: found.length > pageSize ? list.at(-1)!.first : null }
})
