import { useWords } from '@croupier/client/words/use-words.ts'
import { classNames } from '@croupier/kit/class-names.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { type Game, useSession } from './game.ts'
import { Money } from './money.tsx'

function clock(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}

function TimePlayed(): ReactNode {
  const { t } = useWords()
  const [began] = useState(() => performance.now())
  const [now, setNow] = useState(began)
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <span title={t('play-shell.time')} className="figures" dir="ltr">
      {clock(now - began)}
    </span>
  )
}

/** What some jurisdictions want in sight: how long, and what it has come to. */
export function SessionFigures<Event>({ game }: { game: Game<Event> }): ReactNode {
  const { t } = useWords()
  const { jurisdiction, balance, currency, opened } = useSession(game)
  return (
    <span
      className={classNames(
        'flex items-center justify-center gap-3 text-xs text-ink-soft empty:hidden',
        // Beside a name and the switches a phone has no room; under a bar of the portal's the name stands in that.
        game.frame.isFramed ? 'order-first px-2' : 'max-sm:order-last max-sm:basis-full max-sm:pb-1',
      )}
    >
      {jurisdiction.displaySessionTimer && <TimePlayed />}
      {jurisdiction.displayNetPosition && balance !== undefined && opened !== undefined && (
        <span title={t('play-shell.net')}>
          <Money amount={balance - opened} currency={currency} sign="always" />
        </span>
      )}
    </span>
  )
}
