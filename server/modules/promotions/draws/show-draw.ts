import { showDraw } from '@croupier/api/promotions/draws/show-draw.ts'
import { payableStep } from '@croupier/basis/currency.ts'
import type { ReadScope } from '../../../platform/context.ts'
import { implement } from '../../../platform/implement.ts'
import { secretsPort } from '../../../platform/secrets.ts'
import { shownPlayersOf } from '../../figures/index.ts'
import { amountText } from '../../wallet/index.ts'
import { countTickets } from './count-tickets.ts'
import { openDrawSeed } from './draw-seed.ts'
import { drawnPrizes, findDraw, ticketsOf } from './draws-store.ts'
import { lastAward } from '../awards-store.ts'
import { unitsOf } from '../kinds/payable.ts'
import { isRunning } from '../promotion.ts'
import { findPromotion } from '../promotions-store.ts'
import { readerOf } from '../taking-part/taking-part.ts'

/** Which piece of an envelope the reader opened, from 1. */
async function ownPiece(ctx: ReadScope, promotionId: bigint): Promise<number | null> {
  const reader = readerOf(ctx)
  const award = reader && (await lastAward(ctx.db, promotionId, reader.memberId))
  return award ? Number(award.facts['piece']) : null
}

export default implement(showDraw, async (ctx, { promotionId }) => {
  const promotion = await findPromotion(ctx.db, BigInt(promotionId))
  const draw = promotion && (await findDraw(ctx.db, promotion.id))
  if (!promotion || !draw || promotion.state === 'draft') throw ctx.refusal('promotion.not.found')
  const { id, currency, promise, decidedAt, endsAt } = promotion
  const now = ctx.clock.now()
  const money = (text: string) => amountText(currency, unitsOf(currency, text))
  const shared = { promotionId, currency, seedHash: draw.hash }
  if (promise.kind === 'envelope') {
    const isOver = !isRunning(promotion, now) || draw.taken >= promise.terms.pieces
    return {
      ...shared,
      kind: promise.kind,
      serverSeed: isOver && promotion.startsAt <= now ? openDrawSeed(ctx.use(secretsPort), draw) : null,
      clientSeed: `drop:${id}`,
      maxWins: null,
      cut: {
        split: promise.terms.split,
        total: money(promise.terms.total),
        least: money(promise.terms.least),
        step: amountText(currency, payableStep(currency)),
        ownPiece: await ownPiece(ctx, id),
      },
      drawnAt: null,
      count: promise.terms.pieces,
      taken: draw.taken,
      ownTickets: 0,
      ownRange: null,
      prizes: [],
    }
  }
  if (promise.kind !== 'raffle') throw ctx.refusal('promotion.not.found')
  const { terms } = promise
  const reader = readerOf(ctx)
  const own = reader?.currency === currency ? reader : undefined
  const until = Math.min(now + 1, endsAt ?? now + 1)
  const earned = own && (await countTickets(ctx.db, promotion, terms, [own.memberId], until)).get(own.memberId)
  const { count, own: ownRange } = await ticketsOf(ctx.db, id, reader?.memberId)
  const drawn = new Map((await drawnPrizes(ctx.db, id)).map((each) => [each.prize, each]))
  const playerOf = await shownPlayersOf(
    ctx.db,
    [...drawn.values()].map(({ memberId }) => memberId),
  )
  return {
    ...shared,
    kind: promise.kind,
    serverSeed: decidedAt === null ? null : openDrawSeed(ctx.use(secretsPort), draw),
    clientSeed: draw.clientSeed,
    maxWins: terms.maxWins,
    cut: null,
    drawnAt: decidedAt,
    count,
    taken: 0,
    ownTickets: ownRange ? ownRange.last - ownRange.first + 1 : (earned ?? 0),
    ownRange,
    prizes: terms.prizes.map((prize, at) => {
      const won = drawn.get(at + 1)
      return {
        prize: at + 1,
        amount: money(prize),
        ticket: won?.ticket ?? null,
        customerName: won ? playerOf(won.memberId).customerName : null,
        isOwn: won !== undefined && won.memberId === reader?.memberId,
      }
    }),
  }
})
