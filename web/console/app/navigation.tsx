import { useWords } from '@croupier/client/words/use-words.ts'
import { linkClasses } from '@croupier/kit/components/link.ts'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { pages } from './pages.tsx'
import { useMay } from './staff.tsx'

/** The screens this operator may open. Narrow, only their icons are seen; the names stay for those who listen. */
export function Navigation({ narrow = false }: { narrow?: boolean }): ReactNode {
  const { t } = useWords()
  const may = useMay()
  return (
    <ul className="flex flex-col gap-1">
      {pages
        .filter((page) => may(page.permission))
        .map((page) => (
          <li key={page.path}>
            <NavLink
              to={page.path}
              title={narrow ? t(page.label) : undefined}
              className={`${linkClasses.row} ${narrow ? 'justify-center' : ''}`}
            >
              <span className="flex text-xl">{page.icon}</span>
              <span className={narrow ? 'sr-only' : undefined}>{t(page.label)}</span>
            </NavLink>
          </li>
        ))}
    </ul>
  )
}
