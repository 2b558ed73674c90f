import { listStandings, STANDINGS_SHOWN } from '@croupier/api/promotions/races/list-standings.ts'
import { implement } from '../../../platform/implement.ts'
import { accountNamesOf } from '../../identity/index.ts'
import { amountText } from '../../wallet/index.ts'
import { rank } from '../kinds/race.ts'
import { findPromotion } from '../promotions-store.ts'
import { reachedText } from '../reached-text.ts'
import { topRunners } from './runners-store.ts'

export default implement(listStandings, async (ctx, { promotionId }) => {
  const race = await findPromotion(ctx.db, BigInt(promotionId))
  if (!race || race.promise.kind !== 'race') throw ctx.refusal('promotion.not.found')
  const { currency, promise, decidedAt } = race
  const runners = await topRunners(ctx.db, race.id, STANDINGS_SHOWN)
  const byMember = new Map(runners.map((runner) => [runner.memberId, runner]))
  const accounts = await accountNamesOf(ctx.db, [...byMember.keys()])
  return {
    isFinal: decidedAt !== null,
    rows: rank(promise.terms, currency, runners)
      .slice(0, STANDINGS_SHOWN)
      .map(({ memberId, place, award }) => {
        const runner = byMember.get(memberId)!
        return {
          place,
          account: accounts.get(memberId) ?? '',
          reached: reachedText(promise.terms, currency, runner),
          reachedAt: runner.reachedAt,
          prize: amountText(currency, award),
        }
      }),
  }
})
