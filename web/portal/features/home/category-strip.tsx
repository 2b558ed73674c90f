import { useWords } from '@croupier/client/words/use-words.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useOpenCategories } from '../../catalogue/open-categories.ts'

/** The categories side by side under the banners, where there is no side menu to hold them. */
export function CategoryStrip(): ReactNode {
  const { t } = useWords()
  const open = useOpenCategories()
  return (
    <nav
      aria-label={t('shell.side.categories')}
      className="-mx-4 -my-3 min-h-18 overflow-x-auto px-4 scrollbar-none sm:-mx-6 sm:px-6 lg:hidden"
    >
      <ul className="flex w-max gap-2">
        {open?.map(({ code, path, label, Icon }) => (
          <li key={code}>
            <Link
              to={path}
              className="flex h-18 min-w-20 flex-col items-center justify-center gap-1.5 rounded-md border border-hairline bg-surface px-2.5 text-ink-soft no-underline transition-colors hover:border-outline hover:text-ink"
            >
              <Icon className="text-2xl text-brass" />
              <span className="text-2xs font-medium whitespace-nowrap">{t(label)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
