import { LEADERS_SHOWN, listLeaderboards } from '@croupier/api/promotions/races/list-leaderboards.ts'
import { implement } from '../../../platform/implement.ts'
import { shownPlayersOf } from '../../figures/index.ts'
import { amountText } from '../../wallet/index.ts'
import { inLanguage } from '../describe-promotion.ts'
import { unitsOf } from '../kinds/payable.ts'
import { rank } from '../kinds/race.ts'
import { shownRaces } from '../promotions-store.ts'
import { reachedText } from '../reached-text.ts'
import { findRunner, topRunners } from './runners-store.ts'

/** A race that is over is shown for so long. */
const SHOWN_AFTERWARDS = 3 * 86_400_000

export default implement(listLeaderboards, async (ctx) => {
  const { memberId, currency } = ctx.session
  const now = ctx.clock.now()
  const list = []
  for (const race of await shownRaces(ctx.db, currency, now, now - SHOWN_AFTERWARDS)) {
    const { promise } = race
    if (promise.kind !== 'race') continue
    const { terms } = promise
    const leaders = await topRunners(ctx.db, race.id, LEADERS_SHOWN)
    const reachedBy = new Map(leaders.map((runner) => [runner.memberId, reachedText(terms, currency, runner)]))
    const placed = rank(terms, currency, leaders)
    const playerOf = await shownPlayersOf(ctx.db, [...reachedBy.keys()])
    const own = await findRunner(ctx.db, race.id, memberId)
    list.push({
      missionId: race.id.toString(),
      title: inLanguage(race.titles, ctx.language),
      currency,
      measure: terms.measure,
      startsAt: race.startsAt,
      endsAt: race.endsAt!,
      isFinal: race.decidedAt !== null,
      prizes: terms.prizes.map((text) => amountText(currency, unitsOf(currency, text))),
      rows: placed.slice(0, LEADERS_SHOWN).map(({ memberId: leader, place, award }) => ({
        rank: place,
        ...playerOf(leader),
        isOwn: leader === memberId,
        reachedValue: reachedBy.get(leader)!,
        prize: amountText(currency, award),
      })),
      footer: own
        ? {
            rank: own.ahead + 1 + (terms.ties === 'first' ? own.earlier : 0),
            reachedValue: reachedText(terms, currency, own.runner),
          }
        : null,
    })
  }
  return { list }
})
