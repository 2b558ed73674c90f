import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { IconButton } from '@croupier/kit/components/icon-button.tsx'
import { Spinner } from '@croupier/kit/components/spinner.tsx'
import { CloseIcon } from '@croupier/kit/icons/navigation.tsx'
import { WarningIcon } from '@croupier/kit/icons/signs.tsx'
import { useKitWords } from '@croupier/kit/words.tsx'
import type { ReactNode } from 'react'
import { type Game, useSession } from './game.ts'

function Bar({ sign, children, actions }: { sign: ReactNode; children: ReactNode; actions?: ReactNode }): ReactNode {
  return (
    <div
      role="alert"
      className="pointer-events-auto flex w-full max-w-160 items-center gap-3 rounded-md border border-outline bg-overlay py-2 ps-4 pe-2 text-sm text-ink shadow-float"
    >
      <span className="flex shrink-0 text-lg text-vermilion">{sign}</span>
      <div className="min-w-0 flex-1 py-1">{children}</div>
      {actions}
    </div>
  )
}

/** What stands between the player and the next bet, and what to do about it. Over everything else of the game. */
export function FaultBar<Event>({ game }: { game: Game<Event> }): ReactNode {
  const { t } = useWords()
  const kit = useKitWords()
  const { fault, isAway, phase } = useSession(game)
  const { session, frame } = game

  let bar: ReactNode
  if (isAway) {
    bar = (
      <Bar sign={<Spinner />}>
        <strong className="font-semibold">{t('play-shell.away.title')}</strong>{' '}
        {t(phase === 'unsure' ? 'play-shell.away.bet' : 'play-shell.away.text')}
      </Bar>
    )
  } else if (fault !== undefined) {
    const isOver = phase === 'over'
    bar = (
      <Bar
        sign={<WarningIcon />}
        actions={
          <>
            {fault === 'funds' && frame.isFramed && (
              <Button variant="action" size="small" onClick={() => frame.tell({ type: 'deposit' })}>
                {t('play-shell.deposit')}
              </Button>
            )}
            {fault === 'broken' && (
              <Button size="small" onClick={() => location.reload()}>
                {t('play-shell.reload')}
              </Button>
            )}
            {!isOver && <IconButton label={kit.close} icon={<CloseIcon />} onClick={session.forgetFault} />}
          </>
        }
      >
        {t(`play-shell.fault.${fault}`)}
      </Bar>
    )
  }
  return <div className="pointer-events-none fixed inset-x-0 top-14 z-bar flex justify-center px-3">{bar}</div>
}
