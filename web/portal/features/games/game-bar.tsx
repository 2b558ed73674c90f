import { useWords } from '@croupier/client/words/use-words.ts'
import { buttonClasses } from '@croupier/kit/components/button.tsx'
import { IconButton } from '@croupier/kit/components/icon-button.tsx'
import { DepositIcon, WalletIcon } from '@croupier/kit/icons/money.tsx'
import { ArrowBackIcon, FullScreenIcon } from '@croupier/kit/icons/navigation.tsx'
import { InfoIcon } from '@croupier/kit/icons/signs.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Balance } from '../../app/balance.tsx'
import { useMember } from '../../app/member.ts'
import { FavouriteButton } from '../../catalogue/favourite-button.tsx'
import type { ListedGame } from '../../catalogue/listed-game.ts'

/** Above a running game: the way out, what is played, with how much, and the way to more. */
export function GameBar({
  game,
  title,
  leavePath,
  fullScreen,
  onMoveIn,
  onInfo,
}: {
  game: ListedGame | undefined
  title: string
  leavePath: string
  fullScreen: { isFull: boolean; toggle: () => void } | undefined
  /** To the wallet the game's vendor keeps, where one does. */
  onMoveIn?: (() => void) | undefined
  onInfo: (() => void) | undefined
}): ReactNode {
  const { t } = useWords('lobby')
  const { isLogin, isTrial } = useMember()
  return (
    <header className="flex h-(--bar-height) shrink-0 items-center gap-1.5 border-b border-hairline bg-surface px-1.5 sm:gap-2 sm:px-3">
      <Link
        to={leavePath}
        aria-label={t('lobby.bar.leave')}
        title={t('lobby.bar.leave')}
        className="touch-target grid size-10 shrink-0 place-items-center rounded-md text-[1.375rem] text-ink-soft hover:bg-raised hover:text-ink"
      >
        <ArrowBackIcon />
      </Link>
      <div className="min-w-0 flex-1">
        <h1 className="truncate text-sm leading-5 sm:text-lg sm:leading-6">{title}</h1>
        {game && <p className="truncate text-2xs text-ink-faint sm:text-xs">{game.vendorName}</p>}
      </div>
      <fieldset aria-label={t('lobby.bar.label')} className="flex shrink-0 items-center gap-1 sm:gap-2">
        {isLogin && <Balance isStill />}
        {isLogin && !isTrial && (
          <Link
            to="/member?page=depositv2"
            aria-label={t('lobby.bar.deposit')}
            className={`${buttonClasses('action', 'small')} max-sm:size-9 max-sm:px-0`}
          >
            <DepositIcon className="text-lg sm:hidden" />
            <span className="max-sm:sr-only">{t('lobby.bar.deposit')}</span>
          </Link>
        )}
        {onMoveIn && <IconButton size="small" label={t('lobby.purse.in')} icon={<WalletIcon />} onClick={onMoveIn} />}
        {game && <FavouriteButton game={game} className="text-ink-soft hover:bg-raised max-sm:hidden" />}
        {onInfo && <IconButton size="small" label={t('lobby.bar.info')} icon={<InfoIcon />} onClick={onInfo} />}
        {fullScreen && (
          <IconButton
            size="small"
            className="max-sm:hidden"
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
