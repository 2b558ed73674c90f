import { payableStep } from '@croupier/basis/currency.ts'
import { cashOutOf } from '@croupier/games/book/slips.ts'
import type { Scope } from '../../platform/context.ts'
import { secretsPort } from '../../platform/secrets.ts'
import { settingsPort } from '../../platform/settings.ts'
import { cashOutMargin } from './book-settings.ts'
import { isOnSale, standingAt, weightsOf } from './courses.ts'
import type { Fixture } from './fixtures-store.ts'
import type { Leg, Slip } from './slips-store.ts'

/**
 * What an open slip is worth at a moment, in ledger units and no finer than people see; undefined where it cannot be cashed
 * out: it is in a pool, or a match that may still decide it is about to end, over, or suspended.
 */
export function worthOf(
  scope: Pick<Scope, 'use'>,
  slip: Slip,
  legs: readonly Leg[],
  fixtures: ReadonlyMap<bigint, Fixture>,
  now: number,
): bigint | undefined {
  if (slip.state !== 'open' || slip.kind === 'pool' || !legs.some(({ outcome }) => outcome === null)) return undefined
  const secrets = scope.use(secretsPort)
  const priced = legs.map(({ fixtureId, selection, price, outcome }) => {
    if (outcome !== null) return { price: price!, outcome, weights: null }
    const fixture = fixtures.get(fixtureId)!
    const standing = standingAt(secrets, fixture, now)
    if (!isOnSale(fixture, standing, now)) return undefined
    return { price: price!, outcome, weights: weightsOf(fixture, standing).get(selection)! }
  })
  const open = priced.filter((leg) => leg !== undefined)
  if (open.length < priced.length) return undefined
  const worth = cashOutOf(slip.stake, open, scope.use(settingsPort).read(cashOutMargin))
  const seen = worth - (worth % payableStep(slip.currency))
  return seen > 0n ? seen : undefined
}
