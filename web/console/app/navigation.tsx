import { useWords } from '@croupier/client/words/use-words.ts'
import { linkClasses } from '@croupier/kit/components/link.ts'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { menuFor } from './pages.ts'
import { useMay } from '../frame/staff.tsx'

/** The screens this operator may open. Narrow, only their icons are seen; the names stay for those who listen. */
export function Navigation({ narrow = false }: { narrow?: boolean }): ReactNode {
  const { t } = useWords()
  const may = useMay()
  return (
    <ul className="flex flex-col gap-1">
      {menuFor(may).map(({ path, label, icon }) => (
        <li key={path}>
          <NavLink
            to={path}
            title={narrow ? t(label) : undefined}
            className={`${linkClasses.row} ${narrow ? 'justify-center' : ''}`}
          >
            <span className="flex text-xl">{icon}</span>
            <span className={narrow ? 'sr-only' : undefined}>{t(label)}</span>
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
