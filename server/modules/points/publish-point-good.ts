import { publishPointGood } from '@croupier/api/points/publish-point-good.ts'
import { assert } from '@croupier/basis/assert.ts'
import { Money } from '@croupier/basis/money.ts'
import { AwaitsApproval } from '../../platform/four-eyes-port.ts'
import type { Scope } from '../../platform/context.ts'
import { implement } from '../../platform/implement.ts'
import { settingsPort } from '../../platform/settings.ts'
import { describeForStaff } from './good.ts'
import { type Good, lockGood, publishGood } from './goods-store.ts'
import { publishedAloneMost } from './points-settings.ts'

/** Whether the money of it is more than one operator puts there alone. */
function isLarge(scope: Pick<Scope, 'use'>, { amount, currency, stock }: Good): boolean {
  if (amount === null || currency === null) return false
  // As many as anybody wants: nobody can say what it may cost.
  if (stock === null) return true
  const most = Money.read(scope.use(settingsPort).read(publishedAloneMost)[currency] ?? '0', currency)
  assert(most instanceof Money, 'the setting holds amounts')
  return amount * BigInt(stock) > most.units
}

export default implement(publishPointGood, async (ctx, { goodId }) => {
  const good = await lockGood(ctx.tx, BigInt(goodId))
  if (!good) throw ctx.refusal('points.good.not.found')
  if (good.state !== 'draft') throw ctx.refusal('points.good.state')
  const now = ctx.clock.now()
  if (good.endsAt !== null && good.endsAt <= now) throw ctx.refusal('points.good.over')
  // What somebody agreed to is what stood when they were asked.
  if (ctx.approval && good.changedAt > ctx.approval.proposedAt) throw ctx.refusal('points.good.changed')
  if (ctx.actor.kind === 'staff' && !ctx.approval && isLarge(ctx, good)) throw new AwaitsApproval()
  return describeForStaff(await publishGood(ctx.tx, good.id, now))
})
