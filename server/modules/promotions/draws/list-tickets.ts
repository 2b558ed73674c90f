import { listTickets } from '@croupier/api/promotions/draws/list-tickets.ts'
import { implement } from '../../../platform/implement.ts'
import { readPage } from '../../../platform/page.ts'
import { ticketsAfter } from './draws-store.ts'
import { findPromotion } from '../promotions-store.ts'

export default implement(listTickets, async (ctx, { promotionId, after, pageSize }) => {
  const promotion = await findPromotion(ctx.db, BigInt(promotionId))
  if (promotion?.promise.kind !== 'raffle' || promotion.state === 'draft') throw ctx.refusal('promotion.not.found')
  const placeOf = ({ first }: { first: number }) => first
  const { rows, next } = await readPage(pageSize, placeOf, (limit) => ticketsAfter(ctx.db, promotion.id, after, limit))
  return { list: rows.map(({ first, last, pseudonym }) => ({ first, last, pseudonym })), next }
})
