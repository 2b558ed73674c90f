import type { slipAnswer } from '@croupier/api/book/book-answers.ts'
import { Money } from '@croupier/basis/money.ts'
import { priceText } from '@croupier/games/book/prices.ts'
import type * as z from 'zod/mini'
import type { Scope } from '../../platform/context.ts'
import type { Queryable } from '../../platform/database.ts'
import { secretsPort } from '../../platform/secrets.ts'
import { leagueOf } from './courses.ts'
import { scoreOf } from './describe-fixture.ts'
import { databaseNow, findFixtures, type Fixture } from './fixtures-store.ts'
import { type Leg, legsOf, type Slip } from './slips-store.ts'
import { worthOf } from './worth-of-slip.ts'

type SlipAnswer = z.input<typeof slipAnswer>

/** A slip with its legs as it stands at a moment of the server's clock. */
function describeSlip(
  scope: Pick<Scope, 'use'>,
  slip: Slip,
  legs: readonly Leg[],
  fixtures: ReadonlyMap<bigint, Fixture>,
  now: number,
): SlipAnswer {
  const amount = (units: bigint) => new Money(slip.currency, units).toString()
  const worth = worthOf(scope, slip, legs, fixtures, now)
  return {
    slipId: slip.id,
    placedAt: slip.placedAt,
    currency: slip.currency,
    kind: slip.kind,
    stake: amount(slip.stake),
    most: slip.kind === 'pool' && slip.most === 0n ? null : amount(slip.most),
    state: slip.state,
    payout: amount(slip.payout),
    worth: worth === undefined ? null : amount(worth),
    legs: legs.map(({ fixtureId, selection, price, outcome }) => {
      const fixture = fixtures.get(fixtureId)!
      return {
        fixtureId: Number(fixtureId),
        gameCode: leagueOf(fixture).code,
        number: fixture.number,
        home: fixture.home,
        away: fixture.away,
        startsAt: fixture.startsAt,
        selection,
        price: price === null ? null : priceText(price),
        outcome,
        score: scoreOf(scope.use(secretsPort), fixture, now),
      }
    }),
  }
}

/** Slips as they are shown, in the order given. */
export async function describeSlips(
  scope: Pick<Scope, 'use'>,
  db: Queryable,
  slips: readonly Slip[],
): Promise<SlipAnswer[]> {
  if (slips.length === 0) return []
  const legs = await legsOf(
    db,
    slips.map(({ id }) => id),
  )
  const found = await findFixtures(db, [...new Set(legs.map(({ fixtureId }) => fixtureId))])
  const fixtures = new Map(found.map((fixture) => [fixture.id, fixture]))
  const now = await databaseNow(db)
  const bySlip = Map.groupBy(legs, ({ slipId }) => slipId)
  return slips.map((slip) => describeSlip(scope, slip, bySlip.get(slip.id) ?? [], fixtures, now))
}
