import { session } from '@croupier/client/session.ts'
import type { Area } from '@croupier/words/areas.ts'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router'
import { askForFirstList } from '../catalogue/first-list.ts'
import { HomePage } from '../features/home/home-page.tsx'
import { openDialog } from './dialogs.ts'
import { Frame } from './frame.tsx'
import { latePart } from './late-part.ts'

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

const gameList = page(
  () => {
    askForFirstList(location)
    return import('../features/games/game-list-page.tsx')
  },
  'pages',
  'lobby',
)
const lottery = (
  <NeedsSession>{page(() => import('../features/lottery/lottery-page.tsx'), 'pages', 'lottery')}</NeedsSession>
)

const pages: Readonly<Record<string, ReactNode>> = {
  '/agent': page(() => import('../features/identity/agent-login-page.tsx'), 'identity'),
  '/auth/:provider/callback': page(() => import('../features/identity/social-callback-page.tsx'), 'social'),
  '/agentHome': page(() => import('../features/agent/agent-home-page.tsx')),
  '/member': page(() => import('../features/member/member-page.tsx')),
  '/support': page(() => import('../features/support/support-page.tsx'), 'support'),
  '/help': page(() => import('../features/content/help-page.tsx'), 'pages', 'articles'),
  '/news': page(() => import('../features/content/article-list-page.tsx'), 'articles'),
  '/blog': page(() => import('../features/content/article-list-page.tsx'), 'articles'),
  '/pages/:slug': page(() => import('../features/content/article-page.tsx'), 'articles'),
  '/winners': page(() => import('../features/home/winners-page.tsx'), 'home'),
  '/promotions': page(() => import('../features/promotions/promotions-page.tsx'), 'pages', 'promotions'),
  '/promotions/:promotionId': page(() => import('../features/promotions/promotion-page.tsx'), 'pages', 'promotions'),
  '/vip': page(() => import('../features/promotions/vip-page.tsx'), 'pages', 'promotions'),
  '/download': page(() => import('../features/content/download-page.tsx')),
  '/pointMall': page(() => import('../features/points/points-page.tsx'), 'pages', 'points'),
  '/seamless': page(() => import('../features/games/seamless-page.tsx')),
}

const homes = ['/', '/index', '/index.html', '/home', '/login', '/register']
const gameLists = '/sports /esports /lott /elott /cockfight /live /fish /rng /pvp /bgs /bingo /favorite /recent'.split(
  ' ',
)
const lotteries = ['/lottery', '/lottert', '/seaLottery', '/vnLottery']

/** The route table of the spec. Paths match in any letter case; an unknown one leads home. */
export function PortalRoutes(): ReactNode {
  return (
    <Routes>
      <Route element={<Frame />}>
        {homes.map((path) => (
          <Route key={path} path={path} element={<HomePage />} />
        ))}
        {gameLists.map((path) => (
          <Route key={path} path={path} element={gameList} />
        ))}
        {lotteries.map((path) => (
          <Route key={path} path={path} element={lottery} />
        ))}
        {Object.entries(pages).map(([path, element]) => (
          <Route key={path} path={path} element={element} />
        ))}
        <Route path="*" element={<Navigate to="/" replace />} />
      </Route>
    </Routes>
  )
}
