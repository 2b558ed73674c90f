/** A page of the portal by the name its parts are kept under in routes.tsx. */
export type PageName =
  | 'home'
  | 'gameList'
  | 'lottery'
  | 'book'
  | 'tables'
  | 'poker'
  | 'agent'
  | 'agentHome'
  | 'socialCallback'
  | 'member'
  | 'chat'
  | 'support'
  | 'help'
  | 'articles'
  | 'article'
  | 'winners'
  | 'jackpots'
  | 'promotions'
  | 'promotion'
  | 'vip'
  | 'download'
  | 'points'
  | 'seamless'

export interface RouteEntry {
  /** Matched in any letter case. */
  path: string
  page: PageName
  /** Whoever has no stored session logs in first, and comes back. */
  needsSession?: true
}

function all(paths: string, page: PageName, rules: Pick<RouteEntry, 'needsSession'> = {}): RouteEntry[] {
  return paths.split(' ').map((path) => ({ path, page, ...rules }))
}

/** The route table of the spec and the pages beyond it; a path that stands nowhere here leads home. */
export const routeTable: readonly RouteEntry[] = [
  ...all('/ /index /index.html /home /login /register', 'home'),
  ...all('/sports /esports /lott /elott /cockfight /live /fish /rng /pvp /bgs /bingo /favorite /recent', 'gameList'),
  ...all('/lottery /lottert /seaLottery /vnLottery', 'lottery', { needsSession: true }),
  { path: '/book', page: 'book' },
  { path: '/tables', page: 'tables' },
  { path: '/poker', page: 'poker' },
  { path: '/agent', page: 'agent' },
  { path: '/agentHome', page: 'agentHome' },
  { path: '/auth/:provider/callback', page: 'socialCallback' },
  { path: '/member', page: 'member' },
  { path: '/chat', page: 'chat' },
  { path: '/support', page: 'support' },
  { path: '/help', page: 'help' },
  ...all('/news /blog', 'articles'),
  { path: '/pages/:slug', page: 'article' },
  { path: '/winners', page: 'winners' },
  { path: '/jackpots', page: 'jackpots' },
  { path: '/promotions', page: 'promotions' },
  { path: '/promotions/:promotionId', page: 'promotion' },
  { path: '/vip', page: 'vip' },
  { path: '/download', page: 'download' },
  { path: '/pointMall', page: 'points' },
  { path: '/seamless', page: 'seamless' },
]
