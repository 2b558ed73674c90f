import type { placeSlip } from '@croupier/api/book/place-slip.ts'
import type { ReceivedOf } from '@croupier/api/operation.ts'
import { type League, selectionOf } from '@croupier/games/book/leagues.ts'
import { priceOf, priceText } from '@croupier/games/book/prices.ts'
import type { Scope } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { secretsPort } from '../../platform/secrets.ts'
import { settingsPort } from '../../platform/settings.ts'
import { priceMargin } from './book-settings.ts'
import { isOnSale, leagueOf, standingAt, weightsOf } from './courses.ts'
import type { Fixture } from './fixtures-store.ts'

type Asked = ReceivedOf<typeof placeSlip>

export interface PricedLeg {
  n: number
  fixture: Fixture
  league: League
  selection: string
  /** In hundredths; null of a pool's side. */
  price: number | null
}

const centsOf = (text: string) => Number(text.replace('.', ''))

/** Whether a price that moved is taken without asking again. */
function isAccepted(shown: number, now: number, accepts: Asked['accepts']): boolean {
  return shown === now || accepts === 'any' || (accepts === 'better' && now > shown)
}

/** @throws Refusal book.price.changed, with the price of now, where that was not shown and its move is not accepted */
function requireAccepted(shown: string | undefined, now: number, accepts: Asked['accepts'], leg: number): void {
  if (shown !== undefined && isAccepted(centsOf(shown), now, accepts)) return
  throw new Refusal('book.price.changed', { leg, price: priceText(now) })
}

/**
 * Reads the legs of a slip as their matches stand at a moment; each is priced by what can still happen from there.
 * @throws Refusal book.fixture.closed, book.selection.closed, book.price.changed, request.invalid
 */
export function priceLegs(
  scope: Pick<Scope, 'use'>,
  { legs, accepts }: Pick<Asked, 'legs' | 'accepts'>,
  fixtures: ReadonlyMap<bigint, Fixture>,
  now: number,
): PricedLeg[] {
  const settings = scope.use(settingsPort)
  return legs.map((asked, at) => {
    const n = at + 1
    const fixture = fixtures.get(BigInt(asked.fixtureId))
    if (!fixture) throw new Refusal('book.fixture.not.found')
    const league = leagueOf(fixture)
    const selection = selectionOf(league, asked.selection)
    if (!selection) throw new Refusal('book.selection.closed', { leg: n })
    const standing = standingAt(scope.use(secretsPort), fixture, now)
    if (!isOnSale(fixture, standing, now)) throw new Refusal('book.fixture.closed', { leg: n })
    if (selection.market === 'POOL') {
      const price = selection.side === 'draw' ? fixture.drawPrice : null
      if (price !== null) requireAccepted(asked.price, price, accepts, n)
      return { n, fixture, league, selection: selection.id, price }
    }
    const price = priceOf(weightsOf(fixture, standing).get(selection.id)!, settings.read(priceMargin))
    if (price === undefined) throw new Refusal('book.selection.closed', { leg: n })
    requireAccepted(asked.price, price, accepts, n)
    return { n, fixture, league, selection: selection.id, price }
  })
}
