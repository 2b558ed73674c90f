import { Lantern } from '../shell/lantern.tsx'
import type { ReactNode } from 'react'
import { type Game, useCurrency } from '../shell/game.ts'
import { useStore } from '../shell/store.ts'
import type { BingoTable } from './bingo-table.ts'
import { CardView } from './card-view.tsx'

/** The cards, as large as their room lets them be. Those not dealt yet show their backs. */
export function CardsRoom<Event>({ game, table }: { game: Game<Event>; table: BingoTable }): ReactNode {
  const { cards, shown } = useStore(table)
  const currency = useCurrency(game)
  const count = shown?.cards.length ?? cards
  return (
    <div className="bingo-cards-room" data-count={count}>
      <div className="bingo-garland" aria-hidden="true">
        <Lantern className="bingo-hung" />
        <Lantern className="bingo-hung" />
        <Lantern className="bingo-hung" />
        <Lantern className="bingo-hung" />
      </div>
      <ul className="bingo-cards" dir="ltr">
        {Array.from({ length: count }, (_, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a card is its place on the table
          <li key={at} className="bingo-place">
            <CardView place={at} shown={shown} currency={currency} />
          </li>
        ))}
      </ul>
    </div>
  )
}
