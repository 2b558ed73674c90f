import { session } from '@croupier/client/session.ts'
import type { Area } from '@croupier/words/areas.ts'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router'
import { askForFirstList } from '../catalogue/first-list.ts'
import { HomePage } from '../features/home/home-page.tsx'
import { openDialog } from './dialogs.ts'
import { useMember } from './member.ts'
import { Frame } from './frame.tsx'
import { latePart } from './late-part.ts'
import { type PageName, routeTable } from './route-table.ts'

/** A page of its own chunk, with its words beside it. */
function page(load: () => Promise<{ default: ComponentType }>, ...areas: Area[]): ReactNode {
  const Page = latePart(load, ...(areas.length === 0 ? (['pages'] as const) : areas))
  return <Page />
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
const memberPages: readonly PageName[] = ['member', 'lottery', 'chat', 'promotions', 'promotion', 'points', 'vip']

function ForMembers({ children }: { children: ReactNode }): ReactNode {
  const { info } = useMember()
  return info?.cashierOf == null ? children : <Navigate to="/agentHome" replace />
}

const pages: Readonly<Record<PageName, ReactNode>> = {
  home: <HomePage />,
  gameList: page(
    () => {
      askForFirstList(location)
      return import('../features/games/game-list-page.tsx')
    },
    'pages',
    'lobby',
  ),
  lottery: page(() => import('../features/lottery/lottery-page.tsx'), 'pages', 'lottery'),
  agent: page(() => import('../features/identity/agent-login-page.tsx'), 'identity'),
  socialCallback: page(() => import('../features/identity/social-callback-page.tsx'), 'social'),
  agentHome: page(() => import('../features/agent/agent-home-page.tsx')),
  member: page(() => import('../features/member/member-page.tsx')),
  chat: page(() => import('../features/chat/chat-page.tsx'), 'chat', 'refusals'),
  support: page(() => import('../features/support/support-page.tsx'), 'support'),
  help: page(() => import('../features/content/help-page.tsx'), 'pages', 'articles'),
  articles: page(() => import('../features/content/article-list-page.tsx'), 'articles'),
  article: page(() => import('../features/content/article-page.tsx'), 'articles'),
  winners: page(() => import('../features/home/winners-page.tsx'), 'home'),
  promotions: page(() => import('../features/promotions/promotions-page.tsx'), 'pages', 'promotions'),
  promotion: page(() => import('../features/promotions/promotion-page.tsx'), 'pages', 'promotions'),
  vip: page(() => import('../features/promotions/vip-page.tsx'), 'pages', 'promotions'),
  download: page(() => import('../features/content/download-page.tsx')),
  points: page(() => import('../features/points/points-page.tsx'), 'pages', 'points'),
  seamless: page(() => import('../features/games/seamless-page.tsx')),
}

/** The route table of the spec. Paths match in any letter case; an unknown one leads home. */
export function PortalRoutes(): ReactNode {
  return (
    <Routes>
      <Route element={<Frame />}>
        {routeTable.map(({ path, page: name, needsSession }) => {
          const element = memberPages.includes(name) ? <ForMembers>{pages[name]}</ForMembers> : pages[name]
          return (
            <Route key={path} path={path} element={needsSession ? <NeedsSession>{element}</NeedsSession> : element} />
          )
        })}
        <Route path="*" element={<Navigate to="/" replace />} />
      </Route>
    </Routes>
  )
}
