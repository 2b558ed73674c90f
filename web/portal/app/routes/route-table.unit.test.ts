import { matchRoutes } from 'react-router'
import { expect, it } from 'vitest'
import { isGamePage } from '../../page/game-pages.ts'
import { type PageName, type RouteEntry, routeTable } from './route-table.ts'

function routeAt(path: string): RouteEntry | undefined {
  const [found] = matchRoutes([...routeTable], path) ?? []
  return found?.route as RouteEntry | undefined
}

/** Every row of the spec's table (portal-spec.md, 2) and of its game pages, with the page it must show. */
const rows: readonly (readonly [path: string, page: PageName])[] = [
  ['/', 'home'],
  ['/index', 'home'],
  ['/index.html', 'home'],
  ['/home', 'home'],
  ['/login', 'home'],
  ['/register', 'home'],
  ['/agent', 'agent'],
  ['/agentHome', 'agentHome'],
  ['/member', 'member'],
  ['/help', 'help'],
  ['/promotions', 'promotions'],
  ['/download', 'download'],
  ['/pointMall', 'points'],
  ['/seamless', 'seamless'],
  ['/sports', 'gameList'],
  ['/esports', 'gameList'],
  ['/lott', 'gameList'],
  ['/elott', 'gameList'],
  ['/cockfight', 'gameList'],
  ['/live', 'gameList'],
  ['/fish', 'gameList'],
  ['/rng', 'gameList'],
  ['/pvp', 'gameList'],
  ['/bgs', 'gameList'],
  ['/bingo', 'gameList'],
  ['/favorite', 'gameList'],
  ['/recent', 'gameList'],
  ['/lottery', 'lottery'],
  ['/lottert', 'lottery'],
  ['/seaLottery', 'lottery'],
  ['/vnLottery', 'lottery'],
]

it.each(rows)('[C-01] %s is the page “%s”, in any letter case and with a slash at its end', (path, page) => {
  const written = [path, path.toUpperCase(), path.toLowerCase(), path === '/' ? path : `${path}/`]
  expect(written.map((each) => routeAt(each)?.page)).toEqual(written.map(() => page))
})

it('[D-08] the book of matches is a page that visitors may open', () => {
  expect([routeAt('/book'), routeAt('/BOOK/')].map((each) => [each?.page, each?.needsSession])).toEqual([
    ['book', undefined],
    ['book', undefined],
  ])
})

it('[D-06] the tables of the house are a page that says to visitors what is there', () => {
  expect([routeAt('/poker')?.page, routeAt('/poker')?.needsSession]).toEqual(['poker', undefined])
})

it('[C-01] lottery pages alone need a stored session: all other routes are open', () => {
  const guarded = routeTable.filter(({ needsSession }) => needsSession).map(({ path }) => path)
  expect(guarded).toEqual(['/lottery', '/lottert', '/seaLottery', '/vnLottery'])
})

it.each(['/no/such/page', '/wp-admin.php', '/lottery/extra'])('[C-01] %s stands nowhere, and so leads home', (path) => {
  expect(routeAt(path)).toBeUndefined()
})

it('[C-04] game pages, where the side menu is hidden, are those of the spec', () => {
  const games = routeTable.map(({ path }) => path).filter(isGamePage)
  expect(games).toEqual(['/lottery', '/lottert', '/seaLottery', '/vnLottery', '/seamless'])
})
