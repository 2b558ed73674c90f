import { useWords } from '@croupier/client/words/use-words.ts'
import { cellsOf, FREE_LIT, litBy, patternOn } from '@croupier/games/lamplight-bingo/rules.ts'
import { columns, FREE_CELL, pays, SIDE } from '@croupier/games/lamplight-bingo/tables.ts'
import type { ReactNode } from 'react'
import { Money } from '../shell/money.tsx'
import type { Shown } from './bingo-table.ts'
import { LampIcon } from './lamp-icon.tsx'
import { wonOf } from './stakes.ts'

const blank = Array.from({ length: SIDE * SIDE }, () => 0)
const rows = Array.from({ length: SIDE }, (_, row) => row)

/** One card: its numbers, those that came lit, and what it shows so far. */
export function CardView({
  place,
  shown,
  currency,
}: {
  place: number
  shown: Shown | undefined
  currency: string
}): ReactNode {
  const { t } = useWords()
  const card = shown?.cards[place] ?? blank
  const lit = shown ? litBy(card, shown.balls.slice(0, shown.drawn)) : FREE_LIT
  const pattern = patternOn(lit)
  const made = new Set(pattern ? cellsOf(pattern, lit) : [])
  return (
    <section
      className="bingo-card"
      aria-label={t('play-lamplight-bingo.card', { card: place + 1 })}
      data-pattern={pattern}
      data-dealt={shown !== undefined}
    >
      <table className="bingo-grid figures">
        <thead>
          <tr>
            {columns.map((letter) => (
              <th key={letter} scope="col" className="bingo-letter font-display" data-column={letter}>
                {letter}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              {card.slice(row * SIDE, (row + 1) * SIDE).map((number, column) => {
                const cell = row * SIDE + column
                return (
                  <td key={cell} className="bingo-cell" data-lit={(lit & (1 << cell)) !== 0} data-made={made.has(cell)}>
                    {cell === FREE_CELL ? <LampIcon label={t('play-lamplight-bingo.free')} /> : number > 0 && number}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="bingo-shows">
        {shown && pattern ? (
          <>
            <span className="truncate">{t(`play-lamplight-bingo.pattern.${pattern}`)}</span>
            <Money
              amount={wonOf(shown.cardStake, pays[pattern])}
              currency={currency}
              className="font-semibold text-[#ffd98a]"
            />
          </>
        ) : (
          <span className="truncate opacity-80">
            {shown?.isOver
              ? t('play-lamplight-bingo.pattern.none')
              : t('play-lamplight-bingo.card', { card: place + 1 })}
          </span>
        )}
      </p>
    </section>
  )
}
