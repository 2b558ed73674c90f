import { useWords } from '@croupier/client/words/use-words.ts'
import { classNames } from '@croupier/kit/class-names.ts'
import { GamesIcon } from '@croupier/kit/icons/games.tsx'
import { DepositIcon, PromotionsIcon } from '@croupier/kit/icons/money.tsx'
import { HomeIcon, UserIcon } from '@croupier/kit/icons/navigation.tsx'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'

const places = [
  { to: '/', label: 'shell.nav.home', Icon: HomeIcon },
  { to: '/rng', label: 'shell.nav.games', Icon: GamesIcon },
  { to: '/member?page=depositv2', label: 'shell.nav.deposit', Icon: DepositIcon },
  { to: '/promotions', label: 'shell.nav.promotions', Icon: PromotionsIcon },
  { to: '/member', label: 'shell.nav.me', Icon: UserIcon },
] as const

const homes = ['/', '/home', '/index', '/index.html', '/login', '/register']

function isAt(to: string, path: string, search: string): boolean {
  if (to === '/') return homes.includes(path)
  if (to === '/rng') return /^\/(?:rng|live|fish|pvp|sports|esports|lott|elott|cockfight|bgs|bingo)$/.test(path)
  if (to.includes('?')) return `${path}${search}` === to
  return path === to && search !== '?page=depositv2'
}

/** The phone's five places, deposit in the middle, all within reach of a thumb. */
export function BottomBar(): ReactNode {
  const { t } = useWords()
  const { pathname, search } = useLocation()
  return (
    <nav
      aria-label={t('shell.nav.bottom')}
      className="fixed inset-x-0 bottom-0 z-bar grid grid-cols-5 border-t border-hairline bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      {places.map(({ to, label, Icon }) => {
        const isHere = isAt(to, pathname.toLowerCase(), search)
        const isMiddle = label === 'shell.nav.deposit'
        return (
          <Link
            key={to}
            to={to}
            aria-current={isHere ? 'page' : undefined}
            className="flex min-h-15 min-w-0 flex-col items-center justify-center gap-0.5 px-1 text-ink-soft no-underline aria-[current=page]:text-brass"
          >
            <span
              className={classNames(
                'flex text-[1.375rem]',
                isMiddle && '-mt-5 rounded-full bg-action p-2.5 text-on-action shadow-action',
              )}
            >
              <Icon />
            </span>
            <span className="max-w-full truncate text-2xs font-medium">{t(label)}</span>
          </Link>
        )
      })}
    </nav>
  )
}
