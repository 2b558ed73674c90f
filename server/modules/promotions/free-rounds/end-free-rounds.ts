import { rewardsChanged } from '@croupier/api/live/rewards-changed.ts'
import { assert } from '@croupier/basis/assert.ts'
import { Money } from '@croupier/basis/money.ts'
import { ownScope } from '../../../platform/invoke.ts'
import type { WriteScope } from '../../../platform/context.ts'
import { tell } from '../../../platform/live.ts'
import { vendorByCode } from '../../catalogue/index.ts'
import type { FreeRoundsDesk, FreeRoundsReport } from '../../play/index.ts'
import { isExcluded } from '../../safeguards/index.ts'
import { changeAmount, endAward, findAward, reopenAward } from '../awards-store.ts'
import { issueAward } from '../give-award.ts'
import { findPromotion, findVersion, reserve, settleReserved } from '../promotions-store.ts'
import { endRounds, type GivenRounds, lockRounds } from './free-rounds-store.ts'

const REFERENCE = /^free-rounds-([1-9]\d{0,17})$/

/** Free rounds pay what they pay: it takes the place of what was set aside for them, and waits in the reward centre. */
async function giveWins(scope: WriteScope, { awardId, memberId, state }: GivenRounds, won: bigint): Promise<void> {
  const { tx } = scope
  // What was given up is set aside anew: the budget had it back.
  const lapsed = state === 'lapsed' && won !== 0n ? await reopenAward(tx, awardId) : undefined
  if (lapsed) await reserve(tx, lapsed.promotionId, lapsed.amount, false)
  const award = await findAward(tx, awardId)
  if (won === 0n && state === 'lapsed') return
  assert(award?.state === 'issued', 'rounds that were not refused are still owed')
  // What was given to whoever has excluded themselves since is taken back, as what waits for them in the reward centre is.
  if (won === 0n || (await isExcluded({ ...scope, db: tx }, memberId))) {
    await endAward(tx, awardId, 'cancelled')
    await settleReserved(tx, award.promotionId, 0n, award.amount)
    return
  }
  const promotion = await findPromotion(tx, award.promotionId)
  assert(promotion, 'a promotion is never deleted')
  const version = await findVersion(tx, promotion.promise.kind, promotion.id, award.version)
  await changeAmount(tx, awardId, won)
  await reserve(tx, promotion.id, won - award.amount, false)
  await issueAward(scope, promotion, version, { id: awardId, memberId, amount: won })
}

async function end(scope: WriteScope, { vendorId, reference, won: text }: FreeRoundsReport) {
  const [, number] = REFERENCE.exec(reference) ?? []
  const given = number === undefined ? undefined : await lockRounds(scope.tx, BigInt(number))
  if (!given || vendorByCode(scope, given.vendor)?.id !== vendorId) return 'unknown'
  const won = Money.read(text.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, ''), given.currency)
  if (!(won instanceof Money) || won.units < 0n) return 'malformed'
  if (given.state === 'ended') return given.won === won.units ? 'taken' : 'conflict'
  if (given.state === 'refused') return 'conflict'
  await endRounds(scope.tx, given.awardId, won.units, scope.clock.now())
  await giveWins(scope, given, won.units)
  await tell(scope.tx, { to: 'member', id: given.memberId }, rewardsChanged, {})
  return 'taken'
}

/** Where adapters bring what vendors tell of free rounds; told twice, it is taken once. */
export const freeRoundsDesk: FreeRoundsDesk = {
  ended(app, report) {
    const actor = { kind: 'system', name: 'vendors' } as const
    const call = { requestId: `free rounds ${report.reference}`, actor, language: 'en' } as const
    return ownScope(app, call).transaction((scope) => end(scope, report))
  },
}
