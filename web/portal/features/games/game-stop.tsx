import { type CallRefused, isRefused } from '@croupier/client/call-refused.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button, buttonClasses } from '@croupier/kit/components/button.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { Link, useLocation } from 'react-router'
import { openDialog } from '../../dialogs/open-dialog.ts'
import { useMayRegister } from '../../session/settings.ts'
import type { ListedGame } from '../../catalogue/listed-game.ts'
import { GameVeil } from './game-veil.tsx'
import { OtherGames } from './other-games.tsx'

interface Stop {
  title: string
  text: string
  /** When it ends, epoch milliseconds. */
  until?: number
  /** What can be done about it, before looking at other games. */
  action?: ReactNode
  reference?: string | undefined
}

function useLogin(): { logIn: () => void; register: () => void } {
  const { pathname, search } = useLocation()
  const then = `${pathname}${search}`
  return {
    logIn: () => openDialog({ kind: 'login', then }),
    register: () => openDialog({ kind: 'register', then }),
  }
}

/** `over`: a session that ended while its game was open. */
export type StopReason = CallRefused | 'guest' | 'over' | 'maintenance'

function useStop(game: ListedGame | undefined, why: StopReason, onAgain: () => void): Stop {
  const { t } = useWords('lobby', 'refusals')
  const refusalText = useRefusalText()
  const mayRegister = useMayRegister()
  const { logIn, register } = useLogin()
  const name = game?.displayName ?? t('shell.title.game')
  if (why === 'guest' || why === 'over') {
    const isOver = why === 'over'
    return {
      title: isOver ? t('lobby.game.over.title') : t('lobby.game.guest.title', { game: name }),
      text: isOver ? t('lobby.game.over.text') : t('lobby.game.guest.text'),
      action: (
        <>
          <Button variant="action" onClick={logIn}>
            {t('shell.header.login')}
          </Button>
          {!isOver && mayRegister && <Button onClick={register}>{t('shell.header.register')}</Button>}
        </>
      ),
    }
  }
  if (why === 'maintenance' || why.code === 'game.maintenance') {
    const until = why === 'maintenance' ? game?.maintenanceEndsAt : why.value['until']
    return {
      title: t('lobby.game.maintenance.title', { game: name }),
      text: t('lobby.game.maintenance.text'),
      ...(typeof until === 'number' ? { until } : {}),
    }
  }
  if (why.code === 'game.not.found') {
    return { title: t('lobby.game.notFound.title'), text: t('lobby.game.notFound.text') }
  }
  if (why.code === 'in_need_true_account') {
    return {
      title: t('shell.trial.title'),
      text: t('shell.trial.text'),
      action: mayRegister && (
        <Button variant="action" onClick={register}>
          {t('shell.trial.action')}
        </Button>
      ),
    }
  }
  return {
    title: t('lobby.game.refused.title'),
    text: refusalText(why),
    action: (
      <Button variant="action" onClick={onAgain}>
        {t('lobby.game.again')}
      </Button>
    ),
    reference: why.requestId,
  }
}

/** Why a game is not running, and what to do now. */
export function GameStop({
  game,
  why,
  onAgain,
}: {
  game: ListedGame | undefined
  why: StopReason
  onAgain: () => void
}): ReactNode {
  const { t } = useWords('lobby')
  const { title, text, until, action, reference } = useStop(game, why, onAgain)
  const isOff = why === 'maintenance' || isRefused(why, 'game.maintenance', 'game.not.found')
  const { logIn } = useLogin()
  const ask = useEffectEvent(() => logIn())
  useEffect(() => {
    if (why === 'guest') ask()
  }, [why])
  return (
    <GameVeil game={game}>
      <div className="flex max-w-96 flex-col items-center gap-3 text-center">
        <p className="font-display text-xl font-semibold text-balance">{title}</p>
        <p className="text-ink-soft">{text}</p>
        {until !== undefined && (
          <p className="text-sm">
            {t('lobby.game.maintenance.until')} <Time at={until} />
          </p>
        )}
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          {action}
          <Link to={game ? `/${game.gameType.toLowerCase()}` : '/'} className={buttonClasses('quiet')}>
            {t('lobby.game.refused.other')}
          </Link>
        </div>
        {reference !== undefined && <code className="font-mono text-xs text-ink-faint select-all">{reference}</code>}
      </div>
      {game && isOff && <OtherGames game={game} />}
    </GameVeil>
  )
}
