import { assert } from '@croupier/basis/assert.ts'
import { job } from '../../../platform/jobs.ts'
import { hasReadUpTo } from '../../../platform/outbox-consumer.ts'
import { scheduledPeriod } from '../../../platform/schedule.ts'
import { findMember } from '../../identity/index.ts'
import { countRaces } from './count-races.ts'
import { giveAward } from '../give-award.ts'
import { occurrenceOf, rank } from '../kinds/race.ts'
import { lockPromotion, setDecided, undecidedSince } from '../promotions-store.ts'
import { topRunners } from './runners-store.ts'
import { isFor } from '../taking-part/taking-part.ts'

/** A round of the race may be corrected, and told late, for so long after it has ended. */
const FINAL_AFTER = 30 * 60_000

/** Decides the races that are over and gives their prizes. What is corrected afterwards moves no place. */
export const endRaces = job('promotions.endRaces', scheduledPeriod, async (ctx) => {
  const before = ctx.clock.now() - FINAL_AFTER
  for (const over of await undecidedSince(ctx.db, 'race', before)) {
    assert(over.endsAt !== null, 'what is over had an end')
    if (!(await hasReadUpTo(ctx.db, countRaces, over.endsAt + FINAL_AFTER))) continue
    await ctx.transaction(async (scope) => {
      const race = await lockPromotion(scope.tx, over.id)
      if (!race || race.promise.kind !== 'race' || !(await setDecided(scope.tx, race.id, scope.clock.now()))) return
      const { terms } = race.promise
      const runners = await topRunners(scope.tx, race.id, terms.prizes.length)
      for (const placed of rank(terms, race.currency, runners)) {
        const { memberId, place, award: amount } = placed
        if (amount === 0n) continue
        const member = await findMember(scope.tx, memberId)
        // How new they are was judged by its beginning, as they ran.
        if (!member || !isFor(race, race, member, race.startsAt)) continue
        await giveAward(
          scope,
          race,
          race,
          { memberId, occurrence: occurrenceOf(placed), facts: { place }, amount },
          false,
        )
      }
    })
  }
})
