import { session } from '@croupier/client/session.ts'
import { words } from '@croupier/client/words/words.ts'
import type { Area } from '@croupier/words/areas.ts'
import { type ComponentType, lazy, type ReactNode, useEffect } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router'
import { HomePage } from '../features/home/home-page.tsx'
import { openDialog } from './dialogs.ts'
import { Frame } from './frame.tsx'

const CHUNK_TIMEOUT = 120_000

/** A part that does not come in two minutes counts as lost. */
async function arrive<Part>(part: Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('ChunkLoadError: timeout')), CHUNK_TIMEOUT)
  })
  return Promise.race([part, late]).finally(() => clearTimeout(timer))
}

/** A page of its own chunk, with its words beside it. */
function page(load: () => Promise<{ default: ComponentType }>, area: Area = 'pages'): ReactNode {
  const Page = lazy(async () => {
    const [module] = await arrive(Promise.all([load(), words.need(area)]))
    return module
  })
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

const gameList = page(() => import('../features/games/game-list-page.tsx'))
const lottery = <NeedsSession>{page(() => import('../features/games/lottery-page.tsx'))}</NeedsSession>

const pages: Readonly<Record<string, ReactNode>> = {
  '/agent': page(() => import('../features/identity/agent-login-page.tsx'), 'identity'),
  '/agentHome': page(() => import('../features/agent/agent-home-page.tsx')),
  '/member': page(() => import('../features/member/member-page.tsx')),
  '/help': page(() => import('../features/content/help-page.tsx')),
  '/promotions': page(() => import('../features/content/promotions-page.tsx')),
  '/download': page(() => import('../features/content/download-page.tsx')),
  '/pointMall': page(() => import('../features/content/point-mall-page.tsx')),
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
