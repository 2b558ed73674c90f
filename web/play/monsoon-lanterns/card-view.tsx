import { useWords } from '@croupier/client/words/use-words.ts'
import type { ReactNode } from 'react'
import { nothing } from '../rgs/micro.ts'
import { CountUp } from './count-up.tsx'
import type { Card, SlotTable } from './slot-table.ts'

function heading({ t }: ReturnType<typeof useWords>, card: Card): string {
  if (card.kind === 'begin') return t('play-monsoon-lanterns.free.begin', { count: card.spins })
  if (card.kind === 'more') return t('play-monsoon-lanterns.free.more', { count: card.spins })
  return t(card.kind === 'end' ? 'play-monsoon-lanterns.free.end' : 'play-monsoon-lanterns.big')
}

function Sum({ card, currency }: { card: Card; currency: string }): ReactNode {
  if (card.kind !== 'end' && card.kind !== 'big') return null
  return (
    <span className="slot-card-amount font-display font-bold">
      <CountUp from={nothing} amount={card.amount} currency={currency} milliseconds={1400} />
    </span>
  )
}

/** What interrupts the spins: free spins begin, grow or end; a win worth a pause. A press goes on. */
export function CardView({
  card,
  currency,
  table,
}: {
  card: Card | undefined
  currency: string
  table: SlotTable
}): ReactNode {
  const spoken = useWords()
  if (!card) return null
  const { t } = spoken
  return (
    <button type="button" onClick={() => table.press()} className="slot-card" data-kind={card.kind}>
      <span className="slot-card-title font-display font-bold">{heading(spoken, card)}</span>
      {card.kind === 'end' && (
        <span className="text-base text-[#f3dfb4]">
          {t('play-monsoon-lanterns.free.end.text', { count: card.spins })}
        </span>
      )}
      <Sum card={card} currency={currency} />
      {(card.kind === 'begin' || card.kind === 'more') && (
        <span className="text-base text-[#f3dfb4]">{t('play-monsoon-lanterns.free.begin.text')}</span>
      )}
      <span className="slot-card-go">{t('play-monsoon-lanterns.goOn')}</span>
    </button>
  )
}
