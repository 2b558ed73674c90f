import { session } from '@croupier/client/session.ts'
import { lazy, type ReactNode, useEffect } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router'
import { HomePage } from '../../features/home/home-page.tsx'
import { afterPaint } from '../../page/after-paint.ts'
import { openDialog } from '../../dialogs/open-dialog.ts'
import { useMember } from '../../session/member.ts'
import { Frame } from '../frame/frame.tsx'
import { type PageName, routeTable } from './route-table.ts'

const homePaths = routeTable.filter(({ page }) => page === 'home').map(({ path }) => path)
const loadPages = () => import('./pages.tsx')
const Page = lazy(loadPages)
// Whoever comes to another page waits for it; whoever comes home meets its links when they are drawn.
const early = homePaths.includes(location.pathname.toLowerCase()) ? afterPaint(loadPages) : loadPages()
early.catch(() => undefined)

function drawn(name: PageName): ReactNode {
  return name === 'home' ? <HomePage /> : <Page name={name} />
}

/** Lottery pages need a stored session; without one the person logs in and comes back. */
function NeedsSession({ children }: { children: ReactNode }): ReactNode {
  const { pathname, search } = useLocation()
  const isMissing = session.token() === undefined
  useEffect(() => {
    if (isMissing) openDialog({ kind: 'login', then: `${pathname}${search}` })
  }, [isMissing, pathname, search])
  return isMissing ? <Navigate to="/login" replace /> : children
}

/** Pages of members' own play and money: a cashier of an agent has none of it. */
const memberPages: readonly PageName[] = [
  'member',
  'lottery',
  'book',
  'poker',
  'chat',
  'promotions',
  'promotion',
  'points',
  'vip',
]

function ForMembers({ children }: { children: ReactNode }): ReactNode {
  const { info } = useMember()
  return info?.cashierOf == null ? children : <Navigate to="/agentHome" replace />
}

/** The route table of the spec. Paths match in any letter case; an unknown one leads home. */
export function PortalRoutes(): ReactNode {
  return (
    <Routes>
      <Route element={<Frame />}>
        {routeTable.map(({ path, page: name, needsSession }) => {
          const element = memberPages.includes(name) ? <ForMembers>{drawn(name)}</ForMembers> : drawn(name)
          return (
            <Route key={path} path={path} element={needsSession ? <NeedsSession>{element}</NeedsSession> : element} />
          )
        })}
        <Route path="*" element={<Navigate to="/" replace />} />
      </Route>
    </Routes>
  )
}
