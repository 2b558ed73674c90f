import { useWords } from '@croupier/client/words/use-words.ts'
import type { RollEvent } from '@croupier/games/dice/events.ts'
import { multiplierText } from '@croupier/games/dice/rules.ts'
import type { Outcome as Decided } from '@croupier/games/engine/game.ts'
import type { MonsoonLanternsEvent } from '@croupier/games/monsoon-lanterns/events.ts'
import { classNames } from '@croupier/kit/class-names.ts'
import { type ReactNode, useId } from 'react'

function Roll({ event }: { event: RollEvent }): ReactNode {
  return (
    <p
      className={classNames(
        'figures text-center font-display text-4xl font-semibold',
        event.isWin ? 'text-jade' : 'text-ink',
      )}
      dir="ltr"
    >
      {event.roll}
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

/** What the seeds decide: the roll or the boards, and what they pay. */
export function Outcome({ game, outcome }: { game: string; outcome: Decided }): ReactNode {
  const { t } = useWords('play-verify')
  return (
    <div className="flex flex-col gap-4">
      {game === 'dice' ? (
        <Roll event={outcome.events[0] as RollEvent} />
      ) : (
        <Boards events={outcome.events as readonly MonsoonLanternsEvent[]} />
      )}
      <p className="text-center text-sm text-ink-soft">
        {t('play-verify.pays', { multiplier: multiplierText(outcome.multiplier) })}
      </p>
    </div>
  )
}
