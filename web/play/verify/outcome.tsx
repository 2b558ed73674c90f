import { useWords } from '@croupier/client/words/use-words.ts'
import type { DeltaNetsEvent } from '@croupier/games/delta-nets/events.ts'
import type { RollEvent } from '@croupier/games/dice/events.ts'
import { multiplierText } from '@croupier/games/dice/rules.ts'
import type { Outcome as Decided } from '@croupier/games/engine/game.ts'
import type { LamplightBingoEvent } from '@croupier/games/lamplight-bingo/events.ts'
import { columns, SIDE } from '@croupier/games/lamplight-bingo/tables.ts'
import type { MonsoonLanternsEvent } from '@croupier/games/monsoon-lanterns/events.ts'
import type { FallEvent } from '@croupier/games/bamboo-rain/events.ts'
import type { FlightEvent } from '@croupier/games/sky-lantern/events.ts'
import { classNames } from '@croupier/kit/class-names.ts'
import { type ReactNode, useId } from 'react'

function Drawn({ text, isWin }: { text: string; isWin: boolean }): ReactNode {
  return (
    <p
      className={classNames(
        'figures text-center font-display text-4xl font-semibold',
        isWin ? 'text-jade' : 'text-ink',
      )}
      dir="ltr"
    >
      {text}
    </p>
  )
}

/** One board, row by row, as words: what counts here is that it can be compared. */
function Boards({ events }: { events: readonly MonsoonLanternsEvent[] }): ReactNode {
  const { t } = useWords()
  const heading = useId()
  const reveals = events.filter((event) => event.type === 'reveal')
  return (
    <ol className="flex max-h-96 flex-col gap-3 overflow-y-auto" aria-labelledby={heading}>
      {reveals.map((reveal, spin) => (
        <li key={reveal.index}>
          <p id={spin === 0 ? heading : undefined} className="mb-1 text-xs text-ink-soft">
            {spin === 0 ? t('play-verify.base') : t('play-verify.free', { spin })}
          </p>
          <table className="w-full table-fixed border-collapse text-center text-2xs sm:text-xs" dir="ltr">
            <tbody>
              {[0, 1, 2].map((row) => (
                <tr key={row}>
                  {reveal.board.map((column, reel) => (
                    <td
                      // oxlint-disable-next-line react/no-array-index-key -- a reel is its place
                      key={reel}
                      className={classNames(
                        'truncate border border-hairline bg-sunken px-0.5 py-1.5',
                        (column[row] === 'wild' || column[row] === 'scatter') && 'font-semibold text-brass',
                      )}
                    >
                      {column[row]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </li>
      ))}
    </ol>
  )
}

const rows = Array.from({ length: SIDE }, (_, row) => row)

/** The cards row by row, what each shows, and the balls in their order. */
function Cards({ events }: { events: readonly LamplightBingoEvent[] }): ReactNode {
  const { t } = useWords()
  const [deal, draw, result] = events
  if (deal?.type !== 'deal' || draw?.type !== 'draw' || result?.type !== 'result') return null
  const came = new Set(draw.balls)
  return (
    <>
      <ol className="grid gap-4 sm:grid-cols-2">
        {deal.cards.map((card, place) => (
          <li key={card.join()}>
            <p className="mb-1 flex justify-between text-xs text-ink-soft">
              <span>{t('play-verify.card', { card: place + 1 })}</span>
              <span dir="ltr">{result.cards[place]?.pays}×</span>
            </p>
            <table className="figures w-full table-fixed border-collapse text-center text-xs" dir="ltr">
              <thead>
                <tr>
                  {columns.map((letter) => (
                    <th key={letter} scope="col" className="font-medium text-ink-soft">
                      {letter}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row}>
                    {card.slice(row * SIDE, (row + 1) * SIDE).map((number) => (
                      <td
                        key={number}
                        className={classNames(
                          'border border-hairline bg-sunken py-1.5',
                          (number === 0 || came.has(number)) && 'font-semibold text-brass',
                        )}
                      >
                        {number === 0 ? '★' : number}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </li>
        ))}
      </ol>
      <p className="text-xs text-ink-soft">{t('play-verify.balls')}</p>
      <p className="figures text-xs" dir="ltr">
        {draw.balls.join(' · ')}
      </p>
    </>
  )
}

/** The number that was drawn, what catches, and where the wheel stands. */
function Shot({ events: [shot, wheel] }: { events: readonly DeltaNetsEvent[] }): ReactNode {
  const { t } = useWords()
  if (shot?.type !== 'shot') return null
  return (
    <div className="flex flex-col gap-1 text-center text-sm text-ink-soft">
      <Drawn text={String(shot.number)} isWin={shot.isCaught} />
      <p>{t('play-verify.catches', { below: String(shot.catches) })}</p>
      {wheel?.type === 'wheel' && (
        <p>{t('play-verify.wheel', { field: String(wheel.field), pays: String(wheel.pays) })}</p>
      )}
    </div>
  )
}

/** What a game shows of its round. */
function Shown({ game, events }: { game: string; events: Decided['events'] }): ReactNode {
  switch (game) {
    case 'dice': {
      const roll = events[0] as RollEvent
      return <Drawn text={roll.roll} isWin={roll.isWin} />
    }
    case 'sky-lantern': {
      const flight = events[0] as FlightEvent
      return <Drawn text={`${flight.height}×`} isWin={flight.isWin} />
    }
    case 'delta-nets':
      return <Shot events={events as readonly DeltaNetsEvent[]} />
    case 'bamboo-rain': {
      const fall = events[0] as FallEvent
      return <Drawn text={fall.path.replaceAll('L', '←').replaceAll('R', '→')} isWin={fall.isWin} />
    }
    case 'lamplight-bingo':
      return <Cards events={events as readonly LamplightBingoEvent[]} />
    default:
      return <Boards events={events as readonly MonsoonLanternsEvent[]} />
  }
}

/** What the seeds decide: the number, the boards or the cards, and what they pay. */
export function Outcome({ game, outcome }: { game: string; outcome: Decided }): ReactNode {
  const { t } = useWords('play-verify')
  return (
    <div className="flex flex-col gap-4">
      <Shown game={game} events={outcome.events} />
      <p className="text-center text-sm text-ink-soft">
        {t('play-verify.pays', { multiplier: multiplierText(outcome.multiplier) })}
      </p>
    </div>
  )
}
