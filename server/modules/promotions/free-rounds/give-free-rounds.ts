import { assert } from '@croupier/basis/assert.ts'
import type { WriteScope } from '../../../platform/context.ts'
import { enqueue } from '../../../platform/jobs.ts'
import { keepAward } from '../give-award.ts'
import { FREE_ROUNDS, worthOf } from '../kinds/free-spins.ts'
import { unitsOf } from '../kinds/payable.ts'
import type { Promotion } from '../promotion.ts'
import { askForFreeRounds } from './ask-for-free-rounds.ts'
import { insertRounds } from './free-rounds-store.ts'

const HOUR = 3_600_000
/** How long they can be played where the terms do not say. */
const PLAYED_WITHIN = 7 * 24 * HOUR

/**
 * Gives a member the free rounds of a promotion, once: their worth is set aside, and a job asks their vendor. What they win
 * comes when the vendor tells it.
 * @throws Refusal promotion.budget.spent
 */
export async function giveFreeRounds(scope: WriteScope, promotion: Promotion, memberId: bigint): Promise<void> {
  const { promise, currency, claimHours } = promotion
  assert(promise.kind === 'free-spins', 'only free spins give rounds')
  const { vendor, game, rounds, stake } = promise.terms
  const award = {
    memberId,
    occurrence: FREE_ROUNDS,
    facts: { vendor, game, rounds, stake },
    amount: worthOf(promise.terms, currency),
  }
  const awardId = await keepAward(scope, promotion, promotion, award, true)
  if (awardId === undefined) return
  const givenAt = scope.clock.now()
  const expiresAt = givenAt + (claimHours === null ? PLAYED_WITHIN : claimHours * HOUR)
  const units = unitsOf(currency, stake)
  await insertRounds(scope.tx, { awardId, memberId, vendor, game, currency, rounds, stake: units, givenAt, expiresAt })
  await enqueue(scope.tx, askForFreeRounds, { awardId: awardId.toString() }, { key: `free rounds ${awardId}` })
}
