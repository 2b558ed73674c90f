import { useWords } from '@croupier/client/words/use-words.ts'
import { classNames } from '@croupier/kit/class-names.ts'
import { Badge } from '@croupier/kit/components/badge.tsx'
import { IconButton } from '@croupier/kit/components/icon-button.tsx'
import { VolumeOffIcon, VolumeOnIcon } from '@croupier/kit/icons/actions.tsx'
import { FullScreenIcon, HelpIcon } from '@croupier/kit/icons/navigation.tsx'
import { ShieldIcon } from '@croupier/kit/icons/signs.tsx'
import { type ReactNode, useSyncExternalStore } from 'react'
import { type Game, useSession } from './game.ts'
import { SessionFigures } from './session-figures.tsx'

function toggleFullScreen(): void {
  // A refusal, as in a frame that may not: the game plays on at its size.
  const done = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()
  done.catch(() => undefined)
}

/**
 * The head of every game: its name and the switches. Who frames the game has a bar above it, with the name and the way out:
 * then only the switches stand here, over the game.
 */
export function Header<Event>({
  game,
  name,
  onFairness,
  onRules,
}: {
  game: Game<Event>
  name: string
  onFairness: () => void
  onRules: () => void
}): ReactNode {
  const { t } = useWords()
  const { jurisdiction } = useSession(game)
  const { frame, launch, sound } = game
  const isSoundOn = useSyncExternalStore(sound.subscribe, sound.isOn)
  // Who frames the game fills the screen with both.
  const mayFillScreen = document.fullscreenEnabled && !jurisdiction.disabledFullscreen && !frame.isFramed
  return (
    <header
      data-framed={frame.isFramed}
      className={classNames(
        'relative flex flex-wrap items-center gap-x-1 px-2 sm:px-4',
        frame.isFramed ? 'min-h-11' : 'min-h-13 pt-[env(safe-area-inset-top)]',
      )}
    >
      <h1 className={frame.isFramed ? 'sr-only' : 'min-w-0 truncate px-1.5 text-lg leading-tight'}>{name}</h1>
      {launch.replay && <Badge tone="brass">{t('play-shell.replay')}</Badge>}
      {launch.isDemo && !launch.replay && (
        <span title={t('play-shell.demo.hint')} className="shrink-0">
          <Badge tone="brass">{t('play-shell.demo')}</Badge>
        </span>
      )}
      <span className="flex-1" />
      <SessionFigures game={game} />
      {!launch.replay && launch.sessionId !== undefined && (
        <IconButton label={t('play-shell.fairness')} icon={<ShieldIcon />} onClick={onFairness} />
      )}
      <IconButton label={t('play-shell.rules')} icon={<HelpIcon />} onClick={onRules} />
      <IconButton
        label={t(isSoundOn ? 'play-shell.sound.on' : 'play-shell.sound.off')}
        icon={isSoundOn ? <VolumeOnIcon /> : <VolumeOffIcon />}
        aria-pressed={isSoundOn}
        onClick={() => sound.turn(!isSoundOn)}
      />
      {mayFillScreen && (
        <IconButton
          label={t('play-shell.fullscreen')}
          icon={<FullScreenIcon />}
          onClick={toggleFullScreen}
          className="max-sm:hidden"
        />
      )}
    </header>
  )
}
