import { useWords } from '@croupier/client/words/use-words.ts'
import type { ReactNode } from 'react'
import { isWon } from '../rgs/micro.ts'
import { type Game, useCurrency } from '../shell/game.ts'
import { Money } from '../shell/money.tsx'
import { useStore } from '../shell/store.ts'
import type { BingoTable } from './bingo-table.ts'

/** What the round came to, read aloud once its last ball has come. */
export function Said<Event>({ game, table }: { game: Game<Event>; table: BingoTable }): ReactNode {
  const { t } = useWords()
  const { shown } = useStore(table)
  const currency = useCurrency(game)
  return (
    <output className="sr-only">
      {shown?.isOver &&
        (isWon(shown.payout) ? (
          <>
            {t('play-lamplight-bingo.said.paid')} <Money amount={shown.payout} currency={currency} />
          </>
        ) : (
          t('play-lamplight-bingo.said.nothing')
        ))}
    </output>
  )
}
