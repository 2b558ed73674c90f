import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyFavouritesScene, NothingFoundScene } from '@croupier/kit/art/empty-scenes.tsx'
import { buttonClasses } from '@croupier/kit/components/button.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import type { WordKey } from '@croupier/words/areas.ts'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useMember } from '../../app/member.ts'
import { bingo, categories } from '../../app/navigation-items.tsx'
import { GuestNotice } from '../guest-notice.tsx'
import { PageHead } from '../page-head.tsx'

const accountLists: Readonly<Record<string, { title: WordKey; empty: WordKey; text: WordKey }>> = {
  '/favorite': {
    title: 'shell.title.favorite',
    empty: 'pages.favorite.empty.title',
    text: 'pages.favorite.empty.text',
  },
  '/recent': { title: 'shell.title.recent', empty: 'pages.recent.empty.title', text: 'pages.recent.empty.text' },
}

function titleOf(path: string, search: string): WordKey {
  const here = [...categories, bingo].find((one) => one.path.toLowerCase() === `${path}${search}`.toLowerCase())
  const plain = [...categories, bingo].find((one) => one.path === path)
  return (here ?? plain)?.label ?? 'shell.category.RNG'
}

/** The list of one kind of game, or of a member's own. */
export default function GameListPage(): ReactNode {
  const { t } = useWords('pages')
  const { isLogin } = useMember()
  const { pathname, search } = useLocation()
  const path = pathname.toLowerCase()
  const own = accountLists[path]
  const isMatches = path === '/sports' || path === '/esports' || path === '/cockfight'
  const title = own ? t(own.title) : t(titleOf(path, search))
  return (
    <div className="content-width flex flex-col gap-6 py-6">
      <PageHead title={title} />
      {own && !isLogin ? (
        <GuestNotice />
      ) : (
        <EmptyState
          scene={own ? <EmptyFavouritesScene /> : <NothingFoundScene />}
          title={own ? t(own.empty) : isMatches ? t('pages.sports.empty.title') : t('pages.games.none.title')}
          action={
            <Link to="/" className={buttonClasses('quiet')}>
              {t('pages.games.none.action')}
            </Link>
          }
        >
          {own ? t(own.text) : t('pages.games.none.text')}
        </EmptyState>
      )}
    </div>
  )
}
