import { useWords } from '@croupier/client/words/use-words.ts'
import { percentText } from '@croupier/games/dice/rules.ts'
import { FACES } from '@croupier/games/dice/tables.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { type Game, useCurrency, useSession } from '../shell/game.ts'
import { Money } from '../shell/money.tsx'
import { useStore } from '../shell/store.ts'
import { targetRange, targetText, withTarget } from './choice.ts'
import { Lantern } from '../shell/lantern.tsx'
import { useGlide } from '../shell/use-glide.ts'
import { type DiceTable, GLIDE_MILLISECONDS } from './dice-table.ts'

const ticks = [0, 25, 50, 75, 100]

const hundredths = (text: string) => Number(text.replace('.', ''))

/** The room: the number, the rail with its lantern, and the channel the target is set in. */
export function Stage<Event>({ game, table }: { game: Game<Event>; table: DiceTable }): ReactNode {
  const { t } = useWords()
  const { choice, shown, auto } = useStore(table)
  const { phase } = useSession(game)
  const currency = useCurrency(game)
  const number = useRef<HTMLSpanElement>(null)
  const hanger = useRef<HTMLDivElement>(null)
  const rolled = shown ? hundredths(shown.event.roll) : 5000

  useGlide(rolled, GLIDE_MILLISECONDS, (place, speed) => {
    const { current: digits } = number
    if (digits && (speed !== 0 || shown)) digits.textContent = percentText(Math.round(place))
    hanger.current?.style.setProperty('--place', `${(place / FACES) * 100}%`)
    // It trails behind like anything that hangs from a ring.
    hanger.current?.style.setProperty('--lean', `${Math.max(Math.min(speed / 9, 22), -22)}deg`)
  })

  // For measuring how soon a game shows itself.
  useEffect(() => void performance.mark('first-frame'), [])

  const [lowest, highest] = targetRange(choice)
  return (
    <div className="relative flex flex-auto flex-col justify-center pb-2">
      <div className="relative mx-auto flex w-full max-w-208 flex-col px-5 sm:px-10" dir="ltr">
        <p className="text-center" aria-hidden="true">
          <span ref={number} className="dice-number figures font-display font-semibold">
            {percentText(rolled)}
          </span>
        </p>
        <p className="dice-paid figures text-center text-lg font-semibold text-jade" aria-hidden="true">
          {shown?.isOver && shown.event.isWin && <Money amount={shown.round.payout} currency={currency} display />}
        </p>

        <div className="dice-rail relative mx-3 mt-1">
          <div ref={hanger} className="dice-hanger">
            <Lantern className="dice-lantern" />
          </div>
        </div>

        <div
          className="dice-channel relative"
          data-over={choice.over}
          style={{ '--edge': `${(choice.target / FACES) * 100}%`, '--edge-share': choice.target / FACES } as object}
        >
          <span className="dice-inlay" />
          <input
            type="range"
            min={lowest}
            max={highest}
            step={1}
            value={choice.target}
            disabled={phase !== 'open' || auto !== undefined}
            aria-label={t('play-dice.target')}
            aria-valuetext={t(choice.over ? 'play-dice.overValue' : 'play-dice.underValue', {
              target: targetText(choice),
            })}
            onChange={(event) => table.choose(withTarget(choice, snapped(event.target.valueAsNumber)))}
            onKeyDown={(event) => {
              const step = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key]
              if (step === undefined) return
              event.preventDefault()
              table.choose(withTarget(choice, choice.target + step * (event.shiftKey ? 1000 : 100)))
            }}
            className="dice-range"
            style={{ '--from': lowest / FACES, '--span': (highest - lowest) / FACES } as object}
          />
          <span className="dice-knob" aria-hidden="true">
            <span className="dice-knob-value figures">{targetText(choice)}</span>
          </span>
        </div>
        <div className="dice-ticks figures relative mt-2 h-5 text-xs text-ink-faint" aria-hidden="true">
          {ticks.map((tick) => (
            <span key={tick} className="absolute -translate-x-1/2" style={{ left: `${tick}%` }}>
              {tick}
            </span>
          ))}
        </div>
      </div>
      <output className="sr-only">
        {shown?.isOver &&
          t(shown.event.isWin ? 'play-dice.said.win' : 'play-dice.said.loss', {
            roll: shown.event.roll,
            multiplier: shown.event.multiplier.text,
            chance: shown.event.chance,
          })}
      </output>
    </div>
  )
}

/** A finger moves by whole percents; the fields take the finer ones. */
function snapped(target: number): number {
  return Math.round(target / 100) * 100
}
