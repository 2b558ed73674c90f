import type { fixtureAnswer } from '@croupier/api/book/book-answers.ts'
import { Money } from '@croupier/basis/money.ts'
import { hundredthsText } from '@croupier/basis/hundredths.ts'
import type { Market } from '@croupier/games/book/markets.ts'
import { dividendOf, type Pool } from '@croupier/games/book/pools.ts'
import { priceOf, priceText } from '@croupier/games/book/prices.ts'
import { quantiseDown } from '@croupier/basis/ratio.ts'
import type * as z from 'zod/mini'
import type { Scope } from '../../platform/context.ts'
import { type Secrets, secretsPort } from '../../platform/secrets.ts'
import { settingsPort } from '../../platform/settings.ts'
import { priceMargin } from './book-settings.ts'
import { goalsAt, isOnSale, leagueOf, standingAt, type StandingNow, weightsOf } from './courses.ts'
import type { Fixture } from './fixtures-store.ts'

type FixtureAnswer = z.input<typeof fixtureAnswer>
type MarketAnswer = FixtureAnswer['markets'][number]

function stateOf(fixture: Fixture, standing: StandingNow, now: number): FixtureAnswer['state'] {
  if (fixture.state === 'settled' || fixture.state === 'void') return fixture.state
  if (fixture.state === 'played' || standing.isOver) return 'over'
  return now < fixture.startsAt ? 'coming' : 'running'
}

/** A market with its prices as a match stands; none of what is not sold. */
function describeMarket(
  { code, line, selections }: Market,
  fixture: Fixture,
  standing: StandingNow,
  margin: number | undefined,
): MarketAnswer {
  const weights = margin === undefined || code === 'POOL' ? undefined : weightsOf(fixture, standing)
  return {
    code,
    line,
    selections: selections.map(({ id, side }) => {
      const price = weights && margin !== undefined ? priceOf(weights.get(id)!, margin) : undefined
      return { id, side, price: price === undefined ? null : priceText(price) }
    }),
  }
}

const HUNDRED = 100n

/** What 1 on a side is paid as the pool stands, in two places; null where nobody bet against it. */
function paysText(pool: Pool, side: 'home' | 'away', plasada: number): string | null {
  const dividend = dividendOf(pool, side, plasada)
  return dividend === undefined ? null : priceText(Number(quantiseDown(dividend.times(HUNDRED))))
}

export interface PoolOf {
  currency: string
  pool: Pool & { readonly draw: bigint }
}

function describePool(
  { poolMargin, drawPrice }: Fixture,
  { currency, pool }: PoolOf,
): NonNullable<FixtureAnswer['pool']> {
  const amount = (units: bigint) => new Money(currency, units).toString()
  return {
    currency,
    home: amount(pool.home),
    away: amount(pool.away),
    draw: amount(pool.draw),
    homePays: paysText(pool, 'home', poolMargin),
    awayPays: paysText(pool, 'away', poolMargin),
    drawPays: priceText(drawPrice),
    margin: hundredthsText(poolMargin),
  }
}

/** How a match ended, or stands; null before it starts and where it was called off. */
export function scoreOf(secrets: Secrets, fixture: Fixture, now: number): { home: number; away: number } | null {
  if (fixture.state === 'void') return null
  if (fixture.homeScore !== null && fixture.awayScore !== null) {
    return { home: fixture.homeScore, away: fixture.awayScore }
  }
  return now < fixture.startsAt ? null : standingAt(secrets, fixture, now).score
}

/** A match as everybody sees it at a moment of the server's clock. */
export function describeFixture(
  scope: Pick<Scope, 'use'>,
  fixture: Fixture,
  { now, markets, pool }: { now: number; markets: 'first' | 'all' | 'none'; pool: PoolOf | undefined },
): FixtureAnswer {
  const secrets = scope.use(secretsPort)
  const settings = scope.use(settingsPort)
  const league = leagueOf(fixture)
  const standing = standingAt(secrets, fixture, now)
  const onSale = isOnSale(fixture, standing, now)
  const shown = { first: league.markets.slice(0, 1), all: league.markets, none: [] }[markets]
  const margin = onSale ? settings.read(priceMargin) : undefined
  return {
    fixtureId: Number(fixture.id),
    gameCode: league.code,
    number: fixture.number,
    home: fixture.home,
    away: fixture.away,
    startsAt: fixture.startsAt,
    endsAt: fixture.endsAt,
    state: stateOf(fixture, standing, now),
    isOnSale: onSale,
    step: standing.step,
    steps: league.rules.steps,
    stepMilliseconds: league.stepMilliseconds,
    score: scoreOf(secrets, fixture, now),
    goals: fixture.state === 'void' ? [] : goalsAt(secrets, fixture, now),
    markets: shown.map((market) => describeMarket(market, fixture, standing, margin)),
    pool: pool === undefined ? null : describePool(fixture, pool),
  }
}
