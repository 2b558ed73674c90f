import { useWords } from '@croupier/client/words/use-words.ts'
import { heightText } from '@croupier/games/sky-lantern/rules.ts'
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import { type Game, useCurrency } from '../shell/game.ts'
import { Money } from '../shell/money.tsx'
import { useStore } from '../shell/store.ts'
import { useGlide } from '../shell/use-glide.ts'
import { type LanternTable, RISE_MILLISECONDS } from './lantern-table.ts'
import { PaperLantern } from './paper-lantern.tsx'
import { risen } from './target.ts'

const hundredths = (text: string) => Number(text.replace('.', ''))
const marks = [200, 1_000, 10_000, 100_000]

/** The night over the river: the lantern, how high it is, and the line it is to reach. */
export function Sky<Event>({ game, table }: { game: Game<Event>; table: LanternTable }): ReactNode {
  const { t } = useWords()
  const { choice, shown } = useStore(table)
  const currency = useCurrency(game)
  const number = useRef<HTMLSpanElement>(null)
  const lantern = useRef<HTMLDivElement>(null)
  const height = shown ? hundredths(shown.event.height) : 100

  // It is the logarithm that glides: each tenfold takes as long as the one before.
  useGlide(Math.log10(height), RISE_MILLISECONDS, (place, speed) => {
    const now = speed === 0 ? height : Math.floor(10 ** place)
    if (number.current && (speed !== 0 || shown)) number.current.textContent = heightText(now)
    lantern.current?.style.setProperty('--risen', String(risen(now)))
  })

  // For measuring how soon a game shows itself.
  useEffect(() => void performance.mark('first-frame'), [])

  return (
    <div className="lantern-night" dir="ltr">
      <div className="lantern-marks figures" aria-hidden="true">
        {marks.map((mark) => (
          <span key={mark} style={{ '--risen': risen(mark) } as CSSProperties}>
            {`${mark / 100}×`}
          </span>
        ))}
      </div>
      <div
        className="lantern-target figures"
        aria-hidden="true"
        style={{ '--risen': risen(choice.target) } as CSSProperties}
      >
        <span>{`${heightText(choice.target)}×`}</span>
      </div>
      <div ref={lantern} className="lantern-rising" aria-hidden="true">
        <PaperLantern />
      </div>
      <p className="lantern-height" aria-hidden="true">
        <span className="figures font-display font-semibold">
          <span ref={number}>{heightText(height)}</span>×
        </span>
        <span className="lantern-paid text-jade">
          {shown?.isOver && shown.event.isWin && <Money amount={shown.round.payout} currency={currency} display />}
        </span>
      </p>
      <output className="sr-only">
        {shown?.isOver &&
          t(shown.event.isWin ? 'play-sky-lantern.said.win' : 'play-sky-lantern.said.loss', {
            height: shown.event.height,
            target: shown.event.target,
          })}
      </output>
    </div>
  )
}
