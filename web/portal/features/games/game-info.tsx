import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { buttonClasses } from '@croupier/kit/components/button.tsx'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useMember } from '../../session/member.ts'
import { useSettings } from '../../session/settings.ts'
import { FavouriteButton } from '../../catalogue/favourite-button.tsx'
import { Favourites } from '../../catalogue/favourites.tsx'
import { GamePicture } from '../../catalogue/game-picture.tsx'
import type { ListedGame } from '../../catalogue/listed-game.ts'
import { gamePagePath } from '@croupier/api/games/start-path.ts'
import { GameOdds } from './game-odds.tsx'

function Fact({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <div className="flex items-baseline justify-between gap-4 border-b border-hairline py-2.5 last:border-0">
      <dt className="text-sm text-ink-faint">{label}</dt>
      <dd className="figures text-end">{children}</dd>
    </div>
  )
}

/** What is printed on a game. */
export function GameInfo({
  game,
  isFreePlay,
  open,
  onClose,
}: {
  game: ListedGame
  isFreePlay: boolean
  open: boolean
  onClose: () => void
}): ReactNode {
  const { t, knows } = useWords('lobby')
  const { isLogin, isTrial } = useMember()
  const currency = useSettings()?.brand.currency
  const category = `shell.category.${game.gameType}`
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={game.displayName}
      footer={
        <>
          <Favourites>
            <FavouriteButton game={game} className="me-auto mt-1 border border-hairline" />
          </Favourites>
          {isLogin && !isTrial && game.isDemoCapable && (
            <Link to={gamePagePath(game, !isFreePlay)} replace className={buttonClasses('quiet')} onClick={onClose}>
              {t(isFreePlay ? 'lobby.info.forMoney' : 'shell.game.demo')}
            </Link>
          )}
          {isLogin && (
            <Link to="/member?page=personalHistoryCopy" className={buttonClasses('quiet')}>
              {t('lobby.info.records')}
            </Link>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <div className="flex items-start gap-5">
          <div className="w-28 shrink-0 overflow-hidden rounded-md border border-hairline">
            <GamePicture game={game} className="block aspect-3/4 w-full" />
          </div>
          <dl className="min-w-0 flex-1">
            <Fact label={t('lobby.info.vendor')}>{game.vendorName}</Fact>
            {knows(category) && <Fact label={t('lobby.info.category')}>{t(category)}</Fact>}
            {game.rtp !== null && (
              <Fact label={t('lobby.info.rtp')}>
                <bdi dir="ltr">{`${game.rtp}%`}</bdi>
              </Fact>
            )}
            {game.minBet !== null && (
              <Fact label={t('lobby.info.minBet')}>
                <Amount value={game.minBet} currency={currency} />
              </Fact>
            )}
            {game.lines !== null && <Fact label={t('lobby.info.lines')}>{game.lines}</Fact>}
            {game.volatility !== null && (
              <Fact label={t('lobby.info.volatility')}>{t(`lobby.info.volatility.${game.volatility}`)}</Fact>
            )}
          </dl>
        </div>
        {open && <GameOdds nodeId={game.nodeId} />}
        <p className="text-sm text-ink-soft">{t('lobby.info.text')}</p>
      </div>
    </Dialog>
  )
}
