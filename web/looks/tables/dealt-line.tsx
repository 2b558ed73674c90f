import { useWords } from '@croupier/client/words/use-words.ts'
import { classNames } from '@croupier/kit/class-names.ts'
import { isRed } from '@croupier/games/tables/roulette.ts'
import type { ReactNode } from 'react'
import { DieFace } from './die-face.tsx'
import { PlayingCard } from './playing-card.tsx'
import { type AnsweredDealt, cardName, dealtFrom, resultText } from './table-names.ts'
import './dealt-line.css'

function Cards({ cards }: { cards: readonly string[] }): ReactNode {
  const { t } = useWords('tables')
  return (
    <span className="dealt-cards">
      {cards.map((card, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- eight decks hold the same card eight times
        <PlayingCard key={at} card={card} label={cardName(t, card)} className="dealt-card" />
      ))}
    </span>
  )
}

/** A number of the wheel in its colour. */
export function NumberMark({ number, className }: { number: number; className?: string | undefined }): ReactNode {
  const colour = number === 0 ? 'zero' : isRed(number) ? 'red' : 'black'
  return (
    <bdi data-mark={colour} className={classNames('dealt-number figures', className)}>
      {number}
    </bdi>
  )
}

function Pieces({ dealt }: { dealt: AnsweredDealt }): ReactNode {
  const { t } = useWords('tables')
  switch (dealt.kind) {
    case 'baccarat':
      return (
        <>
          <span className="sr-only">{t('tables.spot.PLAYER')}</span>
          <Cards cards={dealt.player} />
          <span className="sr-only">{t('tables.spot.BANKER')}</span>
          <Cards cards={dealt.banker} />
        </>
      )
    case 'dragonTiger':
      return (
        <>
          <span className="sr-only">{t('tables.spot.DRAGON')}</span>
          <Cards cards={[dealt.dragon]} />
          <span className="sr-only">{t('tables.spot.TIGER')}</span>
          <Cards cards={[dealt.tiger]} />
        </>
      )
    case 'roulette':
      return <NumberMark number={dealt.number} />
    case 'sicBo':
      return (
        <span className="dealt-cards">
          {dealt.dice.map((die, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- three dice, of which several may show the same
            <DieFace key={at} face={die} className="dealt-die" />
          ))}
        </span>
      )
    default:
      return dealt satisfies never
  }
}

/** What was dealt in a round, on one line: cards, number or dice, and what came of it in words. */
export function DealtLine({ dealt }: { dealt: AnsweredDealt }): ReactNode {
  const { t } = useWords('tables')
  return (
    <span className="dealt-line">
      <Pieces dealt={dealt} />
      <span className="text-sm font-medium">{resultText(t, dealtFrom(dealt))}</span>
    </span>
  )
}
