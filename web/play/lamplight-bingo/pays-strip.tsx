import { useWords } from '@croupier/client/words/use-words.ts'
import { patterns, pays } from '@croupier/games/lamplight-bingo/tables.ts'
import { litBy, patternOn } from '@croupier/games/lamplight-bingo/rules.ts'
import type { ReactNode } from 'react'
import type { Shown } from './bingo-table.ts'
import { PatternPicture } from './pattern-picture.tsx'

const weakestFirst = patterns.toReversed()
const figure = new Intl.NumberFormat('en')

/** What each pattern pays, in stakes of a card; those the cards show now stand out. */
export function PaysStrip({ shown }: { shown: Shown | undefined }): ReactNode {
  const { t } = useWords()
  const balls = shown?.balls.slice(0, shown.drawn) ?? []
  const made = new Set(shown?.cards.map((card) => patternOn(litBy(card, balls))))
  return (
    <ul className="bingo-pays" aria-label={t('play-lamplight-bingo.pays')} dir="ltr">
      {weakestFirst.map((pattern) => (
        <li
          key={pattern}
          className="bingo-pay"
          data-made={made.has(pattern)}
          title={t(`play-lamplight-bingo.pattern.${pattern}`)}
        >
          <PatternPicture pattern={pattern} className="bingo-pay-picture" />
          <span className="sr-only">{t(`play-lamplight-bingo.pattern.${pattern}`)}</span>
          <span className="bingo-pay-name" aria-hidden="true">
            {t(`play-lamplight-bingo.pattern.${pattern}`)}
          </span>
          <span className="figures font-semibold">{figure.format(pays[pattern])}×</span>
        </li>
      ))}
    </ul>
  )
}
