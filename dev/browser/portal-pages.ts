export interface PortalPage {
  name: string
  path: string
}

/** Every page a visitor can open; the tests and the screenshots walk through them all. */
export const portalPages: readonly PortalPage[] = [
  { name: 'home', path: '/' },
  { name: 'log-in', path: '/login' },
  { name: 'register', path: '/register' },
  { name: 'agent log-in', path: '/agent' },
  { name: 'help', path: '/help' },
  { name: 'help terms', path: '/help#term' },
  { name: 'customer service', path: '/support' },
  { name: 'news', path: '/news' },
  { name: 'blog', path: '/blog' },
  { name: 'winners', path: '/winners' },
  { name: 'jackpots', path: '/jackpots' },
  { name: 'page of the house', path: '/pages/responsible-gaming' },
  { name: 'promotions', path: '/promotions' },
  { name: 'download', path: '/download' },
  { name: 'points mall', path: '/pointMall' },
  { name: 'slots', path: '/rng' },
  { name: 'in-house games', path: '/rng?vassalage=INHOUSE' },
  { name: 'live casino', path: '/live' },
  { name: 'fishing', path: '/fish' },
  { name: 'player against player', path: '/pvp' },
  { name: 'sports', path: '/sports' },
  { name: 'e-sports', path: '/esports' },
  { name: 'cockfight', path: '/cockfight' },
  { name: 'lottery', path: '/lott' },
  { name: 'e-lottery', path: '/elott' },
  { name: 'bingo', path: '/bingo' },
  { name: 'matches', path: '/book?gameCode=FOOTBALL' },
  { name: 'fights', path: '/book?gameCode=COCKFIGHT' },
  { name: 'baccarat', path: '/tables?gameCode=BACCARAT' },
  { name: 'roulette', path: '/tables?gameCode=ROULETTE' },
  { name: 'sic bo', path: '/tables?gameCode=SIC_BO' },
]
