import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { IconButton } from '@croupier/kit/components/icon-button.tsx'
import { DepositIcon, WalletIcon } from '@croupier/kit/icons/money.tsx'
import { ArrowBackIcon, FullScreenIcon } from '@croupier/kit/icons/navigation.tsx'
import { InfoIcon } from '@croupier/kit/icons/signs.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Balance } from '../../parts/balance.tsx'
import { useMember } from '../../session/member.ts'
import { FavouriteButton } from '../../catalogue/favourite-button.tsx'
import { Favourites } from '../../catalogue/favourites.tsx'
import type { ListedGame } from '../../catalogue/listed-game.ts'
import { openDialog } from '../../dialogs/open-dialog.ts'
import { PlayLine } from './play-line.tsx'
import './game-bar.css'
import type { PlayTally } from './use-play-tally.ts'

/** Above a running game: the way out, what is played, with how much, and the way to more. */
export function GameBar({
  game,
  title,
  leavePath,
  play,
  fullScreen,
  onMoveIn,
  onInfo,
  children,
}: {
  game: ListedGame | undefined
  title: string
  leavePath: string
  /** How long it has been played, and what came of it. */
  play?: { tally: PlayTally | undefined; minutes: number } | undefined
  fullScreen: { isFull: boolean; toggle: () => void } | undefined
  /** To the wallet the game's vendor keeps, where one does. */
  onMoveIn?: (() => void) | undefined
  onInfo: (() => void) | undefined
  /** Further controls. */
  children?: ReactNode
}): ReactNode {
  const { t } = useWords('lobby')
  const { isLogin, isTrial } = useMember()
  return (
    // On a phone that lies, every line of the bar is one less of the game.
    <header className="game-bar flex h-(--bar-height) shrink-0 [@media(height<28rem)]:h-11 items-center gap-1.5 border-b border-hairline bg-surface px-1.5 sm:gap-2 sm:px-3">
      <Link
        to={leavePath}
        aria-label={t('lobby.bar.leave')}
        title={t('lobby.bar.leave')}
        className="touch-target grid size-10 shrink-0 place-items-center rounded-md text-[1.375rem] text-ink-soft hover:bg-raised hover:text-ink"
      >
        <ArrowBackIcon />
      </Link>
      <div className="game-bar-names min-w-0 flex-1">
        <h1 className="game-bar-title truncate text-sm leading-5 sm:text-lg sm:leading-6">{title}</h1>
        <div className="game-bar-line flex min-w-0 items-center gap-2 text-2xs text-ink-faint sm:text-xs">
          {game && <p className="game-bar-vendor truncate">{game.vendorName}</p>}
          {play?.tally && <PlayLine tally={play.tally} minutes={play.minutes} />}
        </div>
      </div>
      <fieldset aria-label={t('lobby.bar.label')} className="flex shrink-0 items-center gap-1 sm:gap-2">
        {isLogin && <Balance isStill />}
        {isLogin && !isTrial && (
          <Button
            variant="action"
            size="small"
            aria-label={t('lobby.bar.deposit')}
            className="max-sm:size-9 max-sm:px-0"
            onClick={() => openDialog({ kind: 'deposit' })}
          >
            <DepositIcon className="text-lg sm:hidden" />
            <span className="max-sm:sr-only">{t('lobby.bar.deposit')}</span>
          </Button>
        )}
        {onMoveIn && <IconButton size="small" label={t('lobby.purse.in')} icon={<WalletIcon />} onClick={onMoveIn} />}
        {game && (
          <Favourites>
            <FavouriteButton game={game} className="text-ink-soft hover:bg-raised max-sm:hidden" />
          </Favourites>
        )}
        {onInfo && <IconButton size="small" label={t('lobby.bar.info')} icon={<InfoIcon />} onClick={onInfo} />}
        {children}
        {fullScreen && (
          <IconButton
            size="small"
            label={t(fullScreen.isFull ? 'lobby.bar.fullscreen.leave' : 'lobby.bar.fullscreen')}
            pressed={fullScreen.isFull}
            icon={<FullScreenIcon />}
            onClick={fullScreen.toggle}
          />
        )}
      </fieldset>
    </header>
  )
}
