import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import type { ListedGame } from '../../catalogue/listed-game.ts'
import type { GameMessageType } from './frame-message.ts'
import { GameVeil } from './game-veil.tsx'
import { useGameFrame } from './use-game-frame.ts'

/** The game itself, from its own origin and shut in: it can run and speak to us, and reach nothing of this page. */
export function GameFrame({
  game,
  url,
  isPaused,
  onMessage,
  onAgain,
}: {
  game: ListedGame
  url: string
  /** Something of ours lies over the game. */
  isPaused: boolean
  onMessage: (type: GameMessageType) => void
  onAgain: () => void
}): ReactNode {
  const { t } = useWords('lobby')
  const { frame, state, onLoad, tell } = useGameFrame({ url, saysReady: game.vassalage === 'INHOUSE' }, onMessage)
  const say = useEffectEvent((pauses: boolean) => tell(pauses ? 'pause' : 'resume'))
  useEffect(() => {
    say(isPaused)
  }, [isPaused])
  useEffect(() => {
    const turn = (): void => say(document.hidden)
    document.addEventListener('visibilitychange', turn)
    return () => document.removeEventListener('visibilitychange', turn)
  }, [])
  return (
    <>
      <iframe
        ref={frame}
        src={url}
        title={t('lobby.frame.label', { game: game.displayName })}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- its own origin is never ours: frame-address.ts
        sandbox="allow-scripts allow-same-origin allow-forms allow-pointer-lock"
        allow="fullscreen; autoplay"
        referrerPolicy="strict-origin"
        onLoad={onLoad}
        className="absolute inset-0 size-full border-0 bg-ground"
      />
      {state !== 'here' && (
        <GameVeil game={game} isWaiting={state === 'coming'}>
          {state === 'coming' ? (
            <p>{t('shell.game.launching', { game: game.displayName })}</p>
          ) : (
            <>
              <p className="max-w-80 text-center">{t('lobby.game.slow')}</p>
              <Button variant="action" onClick={state === 'blocked' ? () => location.reload() : onAgain}>
                {t('lobby.game.again')}
              </Button>
            </>
          )}
        </GameVeil>
      )}
    </>
  )
}
