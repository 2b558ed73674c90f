import { MOST_WAITING } from '@croupier/api/reporting/show-waiting-work.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Badge } from '@croupier/kit/components/badge.tsx'
import { linkClasses } from '@croupier/kit/components/link.ts'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { menuFor } from './pages.ts'
import { useMay } from '../frame/staff.tsx'
import { useWaitingWork } from './use-waiting-work.ts'

/** The screens this operator may open. Narrow, only their icons are seen; the names stay for those who listen. */
export function Navigation({ narrow = false }: { narrow?: boolean }): ReactNode {
  const { t } = useWords()
  const may = useMay()
  const waiting = useWaitingWork()
  return (
    <ul className="flex flex-col gap-1">
      {menuFor(may).map(({ path, label, icon, queue, late }) => (
        <li key={path}>
          <NavLink
            to={path}
            title={narrow ? t(label) : undefined}
            className={`${linkClasses.row} ${narrow ? 'justify-center' : ''}`}
          >
            <span className="flex text-xl">{icon}</span>
            <span className={narrow ? 'sr-only' : undefined}>{t(label)}</span>
            {queue && (
              <WaitingCount count={waiting?.[queue] ?? 0} late={late ? (waiting?.[late] ?? 0) : 0} narrow={narrow} />
            )}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

/** How much waits, and whether some of it for too long: a number beside the name, a dot where there is room for the icon alone. */
function WaitingCount({ count, late, narrow }: { count: number; late: number; narrow: boolean }): ReactNode {
  const { t } = useWords()
  if (count === 0) return null
  return (
    <>
      {narrow ? (
        <span aria-hidden="true" className={`size-2 rounded-full ${late > 0 ? 'bg-vermilion' : 'bg-brass'}`} />
      ) : (
        <Badge tone={late > 0 ? 'vermilion' : 'brass'} className="ms-auto figures">
          <span aria-hidden="true">{count < MOST_WAITING ? count : `${MOST_WAITING - 1}+`}</span>
        </Badge>
      )}
      <span className="sr-only">
        {t('console.nav.waiting', { count })}
        {late > 0 && ` ${t('console.nav.late', { count: late })}`}
      </span>
    </>
  )
}
