import { listFavouriteGames } from '@croupier/api/games/list-favourite-games.ts'
import { listRecentGames } from '@croupier/api/games/list-recent-games.ts'
import type { CallRefused } from '@croupier/client/call-refused.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyFavouritesScene } from '@croupier/kit/art/empty-scenes.tsx'
import { buttonClasses } from '@croupier/kit/components/button.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { ErrorState } from '@croupier/kit/components/error-state.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useMember } from '../../session/member.ts'
import { gridClasses } from '../../catalogue/game-grid.tsx'
import { TileItems, WaitingTiles } from '../../catalogue/game-row.tsx'
import type { ListedGame } from '../../catalogue/listed-game.ts'
import { GuestNotice } from '../../parts/guest-notice.tsx'
import { PageHead } from '../../parts/page-head.tsx'

/** A thousand may be kept: what is outside the window is not laid out. */
const offscreenClasses = '*:-m-1.5 *:p-1.5 *:[contain-intrinsic-size:auto_16rem] *:[content-visibility:auto]'

interface Own {
  games: readonly ListedGame[] | undefined
  error: CallRefused | null
  retry: () => void
}

function useOwnGames(list: 'favorite' | 'recent', isLogin: boolean): Own {
  const { language } = useWords()
  const favourites = useOperation(listFavouriteGames, { language }, { enabled: isLogin && list === 'favorite' })
  const recent = useOperation(
    listRecentGames,
    { language, pageSize: 20 },
    { enabled: isLogin && list === 'recent', staleMilliseconds: 0 },
  )
  const { data, error, refetch } = list === 'favorite' ? favourites : recent
  return { games: data?.content, error, retry: () => void refetch() }
}

/** The games a member keeps, or played last. */
export function OwnGames({ list }: { list: 'favorite' | 'recent' }): ReactNode {
  const { t } = useWords('pages', 'lobby', 'refusals')
  const refusalText = useRefusalText()
  const { isLogin } = useMember()
  const { games, error, retry } = useOwnGames(list, isLogin)
  const head = (
    <PageHead title={t(`shell.title.${list}`)}>
      {t(list === 'favorite' ? 'lobby.favourite.text' : 'lobby.recent.text')}
    </PageHead>
  )
  if (!isLogin) {
    return (
      <>
        {head}
        <GuestNotice asksAtOnce />
      </>
    )
  }
  return (
    <>
      {head}
      {error && !games ? (
        <ErrorState title={t('lobby.failed.title')} onRetry={retry} reference={error.requestId}>
          {refusalText(error)}
        </ErrorState>
      ) : games?.length === 0 ? (
        <EmptyState
          scene={<EmptyFavouritesScene />}
          title={t(`pages.${list}.empty.title`)}
          action={
            <Link to="/" className={buttonClasses('quiet')}>
              {t('pages.games.none.action')}
            </Link>
          }
        >
          {t(`pages.${list}.empty.text`)}
        </EmptyState>
      ) : (
        <ul className={`${gridClasses} ${offscreenClasses}`} aria-busy={games === undefined || undefined}>
          {games ? <TileItems games={games} /> : <WaitingTiles until={12} />}
        </ul>
      )}
    </>
  )
}
