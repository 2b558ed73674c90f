import { setOwnLimit } from '@croupier/api/play/own-limits/set-own-limit.ts'
import { assert } from '@croupier/basis/assert.ts'
import { limitBeginsAt } from '@croupier/basis/raise-delay.ts'
import { implement } from '../../../platform/implement.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { lockBalances } from '../../ledger/index.ts'
import { timeZone } from '../../settings/index.ts'
import { periodsAt, readLimit } from '../../wallet/index.ts'
import { playPort } from '../calls/play-port.ts'
import { ownLimitSet } from '../events.ts'
import { describeOwnLimit } from './describe-own-limit.ts'
import { beginToCount, keepOwnLimit, ownLimitsOf } from './own-limits-store.ts'

export default implement(setOwnLimit, async (ctx, { kind, period, amount: asked }) => {
  const { tx } = ctx
  const { memberId, currency } = ctx.session
  const amount = readLimit(asked, currency)
  const player = await ctx.use(playPort).playerById(memberId)
  assert(player, 'whoever is logged in has a purse to play from')
  // Bets are decided and counted under the same lock.
  await lockBalances(tx, [player.main])
  const now = ctx.clock.now()
  const limitNow = async () =>
    (await ownLimitsOf(tx, memberId, now)).find((limit) => limit.kind === kind && limit.period === period)
  const before = (await limitNow())?.amount ?? null
  const from = limitBeginsAt(before, amount, now)
  await keepOwnLimit(tx, {
    memberId,
    currency,
    kind,
    period,
    ...(from > now ? { amount: before, next: { amount, beginsAt: from } } : { amount, next: undefined }),
  })
  if (from <= now && amount !== null) ctx.announce(ownLimitSet({ memberId: memberId.toString() }))
  const zone = ctx.use(settingsPort).read(timeZone)
  await beginToCount(tx, memberId, zone, now)
  const { endsAt } = periodsAt(zone, now)[period]
  return describeOwnLimit({ kind, period, currency, endsAt }, await limitNow())
})
