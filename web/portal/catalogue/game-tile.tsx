import { useWords } from '@croupier/client/words/use-words.ts'
import { Badge } from '@croupier/kit/components/badge.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { PlayIcon } from '@croupier/kit/icons/actions.tsx'
import { FireIcon } from '@croupier/kit/icons/games.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { FavouriteButton } from './favourite-button.tsx'
import { GamePicture } from './game-picture.tsx'
import type { ListedGame } from './listed-game.ts'
import { hasPlayNow } from './start-rule.ts'
import { useCloseLook } from './use-close-look.ts'
import { useStart } from './use-start.ts'

/** One game in a row or grid: its poster starts it, the heart keeps it. */
export function GameTile({
  game,
  loading,
}: {
  game: ListedGame
  /** Of its picture. */
  loading?: 'eager' | 'near' | undefined
}): ReactNode {
  const { t } = useWords('lobby')
  const start = useStart(game)
  const { isLooked, looked } = useCloseLook()
  return (
    <article className="group relative min-w-0" {...looked}>
      <Link {...start} className="block rounded-lg text-ink no-underline outline-offset-3">
        <span
          data-theme="dark"
          className="relative block overflow-hidden rounded-lg border border-hairline bg-raised text-ink shadow-lift transition-[translate,box-shadow] duration-200 group-hover:-translate-y-1 group-hover:shadow-float"
        >
          <GamePicture
            game={game}
            isMoving={isLooked && game.isHot}
            loading={loading}
            className="block aspect-3/4 w-full transition-[scale] duration-200 group-hover:scale-[1.035]"
          />
          <span className="absolute start-2 top-2 flex max-w-[70%] flex-wrap gap-1">
            {game.isHot && (
              <Badge tone="vermilion" icon={<FireIcon />}>
                {t('shell.game.hot')}
              </Badge>
            )}
            {game.isNew && (
              <Badge tone="jade" className={game.isHot ? 'max-sm:hidden' : undefined}>
                {t('shell.game.new')}
              </Badge>
            )}
          </span>
          {game.isMaintenance ? (
            <span className="absolute inset-0 grid place-items-center bg-scrim p-2 text-center text-xs font-medium sm:p-3 sm:text-sm">
              <span className="min-w-0 max-w-full wrap-anywhere">
                {t('shell.game.maintenance')}
                {game.maintenanceEndsAt !== null && (
                  <span className="mt-1 block text-xs font-normal">
                    {t('lobby.game.maintenance.until')} <Time at={game.maintenanceEndsAt} shape="date" />{' '}
                    <Time at={game.maintenanceEndsAt} shape="time" />
                  </span>
                )}
              </span>
            </span>
          ) : (
            hasPlayNow(game) && (
              <span
                aria-hidden="true"
                className="absolute end-2 bottom-[30%] flex h-9 min-w-9 items-center justify-center gap-1.5 rounded-full bg-action px-2 text-xs font-medium text-on-action shadow-action"
              >
                <PlayIcon className="text-lg" />
                <span className="hidden group-hover:inline pointer-coarse:hidden">{t('shell.game.playNow')}</span>
              </span>
            )
          )}
        </span>
        {/* A name in another script than the page's is cut at its own end. */}
        <span dir="auto" className="mt-2 block truncate text-sm font-medium rtl:text-right" title={game.displayName}>
          {game.displayName}
        </span>
        <span className="flex justify-between gap-2 text-xs text-ink-faint">
          <span dir="auto" className="min-w-0 truncate rtl:text-right">
            {game.vendorName}
          </span>
          {game.rtp !== null && (
            <bdi dir="ltr" className="figures shrink-0 max-sm:hidden">
              {t('lobby.rtp', { rtp: game.rtp })}
            </bdi>
          )}
        </span>
      </Link>
      <span data-theme="dark" className="absolute end-1.5 top-1.5">
        <FavouriteButton game={game} className="bg-ground/70 text-ink hover:bg-ground" />
      </span>
    </article>
  )
}

/** The shape of a tile that is on its way. */
export function WaitingTile(): ReactNode {
  return (
    <div aria-hidden="true">
      <span className="kit-skeleton block aspect-3/4 w-full rounded-lg" />
      <span className="kit-skeleton mt-2.5 block h-3.5 w-4/5 rounded-xs" />
      <span className="kit-skeleton mt-2 block h-3 w-1/2 rounded-xs" />
    </div>
  )
}
