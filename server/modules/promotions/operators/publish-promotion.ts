import { publishPromotion } from '@croupier/api/promotions/operators/publish-promotion.ts'
import { assert } from '@croupier/basis/assert.ts'
import { Money } from '@croupier/basis/money.ts'
import { AwaitsApproval } from '../../../platform/four-eyes-port.ts'
import { implement } from '../../../platform/implement.ts'
import { secretsPort } from '../../../platform/secrets.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { describeAsKept } from './describe-for-staff.ts'
import { newDrawSeed } from '../draws/draw-seed.ts'
import { insertDraw } from '../draws/draws-store.ts'
import { mostOf } from '../kinds/most.ts'
import { beginningOf } from '../promotion.ts'
import { publishedAloneMost } from '../promotions-settings.ts'
import { isCodePublished, isLadderPublished, lockPromotion, publish, versionsOf } from '../promotions-store.ts'
import { tellPublished } from '../tell-promotions.ts'

export default implement(publishPromotion, async (ctx, { promotionId }) => {
  const promotion = await lockPromotion(ctx.tx, BigInt(promotionId))
  if (!promotion) throw ctx.refusal('promotion.not.found')
  if (promotion.state !== 'draft') throw ctx.refusal('promotion.state')
  const { currency, budget, promise, endsAt } = promotion
  const now = ctx.clock.now()
  if (endsAt !== null && endsAt <= now) throw ctx.refusal('promotion.over')
  const { approval } = ctx
  if (approval) {
    const versions = await versionsOf(ctx.tx, promotion.id)
    if (versions.some(({ createdAt }) => createdAt > approval.proposedAt)) throw ctx.refusal('promotion.changed')
  }
  if (promise.kind === 'code' && (await isCodePublished(ctx.tx, currency, promise.terms.code, now)))
    throw ctx.refusal('promotion.code.taken')
  // Members stand on one ladder: both would give for the same level.
  if (promise.kind === 'vip' && (await isLadderPublished(ctx.tx, currency, now)))
    throw ctx.refusal('promotion.ladder.taken')
  const aloneMost = Money.read(ctx.use(settingsPort).read(publishedAloneMost)[currency] ?? '0', currency)
  assert(aloneMost instanceof Money, 'the setting holds amounts')
  // A small budget bounds nothing of what is paid beyond it.
  const most = mostOf(promise, currency, budget)
  const isLarge = most === null || most > aloneMost.units
  if (isLarge && ctx.actor.kind === 'staff' && !approval) throw new AwaitsApproval()
  // Nothing counts from before: a copy of what has long run would pay a second time for the same play.
  const startsAt = Math.max(promotion.startsAt, beginningOf(promise, now))
  await publish(ctx.tx, promotion, startsAt, now)
  const isDrawn = promise.kind === 'raffle' || promise.kind === 'envelope'
  if (isDrawn) await insertDraw(ctx.tx, promotion.id, newDrawSeed(ctx.use(secretsPort)), now)
  await tellPublished(ctx, promotion)
  return describeAsKept(ctx.tx, promotion.id, now)
})
