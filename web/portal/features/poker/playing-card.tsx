import { useWords } from '@croupier/client/words/use-words.ts'
import type { ReactNode } from 'react'

const suits = { c: '♣', d: '♦', h: '♥', s: '♠' } as const
type Suit = keyof typeof suits

function isSuit(text: string): text is Suit {
  return text in suits
}

/** One card as it lies: `As`, or its back. */
export function PlayingCard({ card, isSmall = false }: { card: string | null; isSmall?: boolean }): ReactNode {
  const { t } = useWords('poker')
  const size = isSmall ? 'poker-card poker-card-small' : 'poker-card'
  if (card === null) return <span className={`${size} poker-card-back`} aria-hidden="true" />
  const suit = card.charAt(1)
  if (!isSuit(suit)) return null
  const rank = card.charAt(0) === 'T' ? '10' : card.charAt(0)
  return (
    <span className={`${size} poker-suit-${suit}`}>
      <span className="sr-only">{t('poker.card', { rank, suit: t(`poker.suit.${suit}`) })}</span>
      <span aria-hidden="true" className="poker-card-rank">
        {rank}
      </span>
      <span aria-hidden="true" className="poker-card-suit">
        {suits[suit]}
      </span>
    </span>
  )
}

/** Cards side by side; their backs where they are not to be seen. */
export function CardRow({
  cards,
  isSmall = false,
}: {
  cards: readonly (string | null)[]
  isSmall?: boolean
}): ReactNode {
  return (
    <span dir="ltr" className="poker-cards">
      {cards.map((card, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card stays at its place, and backs are alike.
        <PlayingCard key={`${at} ${card}`} card={card} isSmall={isSmall} />
      ))}
    </span>
  )
}
