import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { PlayIcon } from '@croupier/kit/icons/actions.tsx'
import type { ReactNode } from 'react'
import type { Game } from './game.ts'
import { Money } from './money.tsx'
import { Opening } from './opening.tsx'
import { useStore } from './store.ts'

/** What a round that is shown again cost and paid, and the button that shows it once more. Nothing is at stake. */
export function ReplayBar<Event>({
  game,
  onAgain,
  isShowing = false,
}: {
  game: Game<Event>
  onAgain: () => void
  isShowing?: boolean | undefined
}): ReactNode {
  const { t } = useWords()
  const { round, currency, isMissing } = useStore(game.replay)
  if (isMissing)
    return (
      <p role="alert" className="p-6 text-center text-sm text-ink">
        {t('play-shell.replay.missing')}
      </p>
    )
  if (!round) return <Opening />
  return (
    <div className="mx-auto flex w-full max-w-160 flex-wrap items-center justify-center gap-x-6 gap-y-3 p-4">
      <dl className="flex flex-1 justify-around gap-6 text-sm">
        <div>
          <dt className="text-ink-soft">{t('play-shell.stake')}</dt>
          <dd className="text-lg">
            <Money amount={round.amount} currency={currency} display />
          </dd>
        </div>
        <div>
          <dt className="text-ink-soft">{t('play-shell.win')}</dt>
          <dd className="text-lg">
            <Money amount={round.payout} currency={currency} display tone="in" />
          </dd>
        </div>
      </dl>
      <Button variant="action" icon={<PlayIcon />} aria-disabled={isShowing} onClick={() => isShowing || onAgain()}>
        {t('play-shell.replay.again')}
      </Button>
    </div>
  )
}
