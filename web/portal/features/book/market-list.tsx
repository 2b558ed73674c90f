import { showFixture } from '@croupier/api/book/show-fixture.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { classNames } from '@croupier/kit/class-names.ts'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import type { ReactNode } from 'react'
import { marketName } from '../../../looks/book/book-names.ts'
import { ReadFault } from '../../parts/read-fault.tsx'
import type { Fixture, Market } from './fixture.ts'
import { PriceButton } from './price-button.tsx'

const AGAIN = 2_000

/** The choices of a market, side by side. */
export function MarketRow({ fixture, market }: { fixture: Fixture; market: Market }): ReactNode {
  const { t } = useWords('book')
  return (
    <fieldset
      aria-label={marketName(t, fixture.gameCode, market.code)}
      className={classNames('flex min-w-0 gap-1.5', market.code === 'SCORE' && 'book-scores')}
    >
      {market.selections.map((selection) => (
        <PriceButton key={selection.id} fixture={fixture} selection={selection} />
      ))}
    </fieldset>
  )
}

/** A line on which nothing is sold is not shown. */
const isSold = ({ selections }: Market) => selections.some(({ price }) => price !== null)

/** All markets of a match but the first, which stands on its card. */
export function MarketList({ fixtureId }: { fixtureId: number }): ReactNode {
  const { t } = useWords('book', 'refusals')
  const read = useOperation(showFixture, { fixtureId }, { everyMilliseconds: AGAIN })
  const { data, error } = read
  if (error && !data) return <ReadFault of={read} />
  if (!data) {
    return (
      <Waiting>
        <Skeleton className="h-36 w-full" />
      </Waiting>
    )
  }
  const { fixture } = data
  const sold = fixture.markets.slice(1).filter(isSold)
  const byCode = [...Map.groupBy(sold, ({ code }) => code)]
  if (byCode.length === 0) return <p className="text-sm text-ink-soft">{t('book.notSold')}</p>
  return (
    <div className="book-markets">
      {byCode.map(([code, markets]) => (
        <section key={code} className="flex min-w-0 flex-col gap-1.5">
          <h3 className="text-sm font-medium text-ink-soft">{marketName(t, fixture.gameCode, code)}</h3>
          {markets.map((market) => (
            <MarketRow key={market.line ?? code} fixture={fixture} market={market} />
          ))}
        </section>
      ))}
    </div>
  )
}
