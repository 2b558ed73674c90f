import { listArticles } from '@croupier/api/content/list-articles.ts'
import { showArticle } from '@croupier/api/content/show-article.ts'
import { showHelpCenter } from '@croupier/api/content/show-help-center.ts'
import { showWinnerBoard } from '@croupier/api/figures/winners/show-winner-board.ts'
import { gameTypes, type GameType } from '@croupier/api/games/game-types.ts'
import type { GameEntry } from '@croupier/api/games/game-answers.ts'
import { listGames } from '@croupier/api/games/list-games.ts'
import { listHotGames } from '@croupier/api/games/list-hot-games.ts'
import { gamePagePath, betPagePath, vendorPagePath } from '@croupier/api/games/start-path.ts'
import type { AnswerOf, OperationShape } from '@croupier/api/operation.ts'
import { listPromotions } from '@croupier/api/promotions/taking-part/list-promotions.ts'
import { showPromotion } from '@croupier/api/promotions/taking-part/show-promotion.ts'
import { gamePicturePath } from '@croupier/basis/picture-paths.ts'
import type { Language } from '@croupier/words/languages.ts'
import { translate, translateAny } from '@croupier/words/server.ts'
import type { FirstLink, FirstWords } from './draw-words.ts'

/** What a page's words are made from: any read that a visitor may call, as the portal itself would ask it. */
export interface FirstReads {
  language: Language
  brand: string
  /** The first of the operator's hosts of pictures; empty: our own. */
  imageHost: string
  read<Shape extends OperationShape>(operation: Shape, input: unknown): Promise<AnswerOf<Shape>>
}

type Draw = (reads: FirstReads, part: string) => Promise<FirstWords>

const HOT_GAMES = 12
const LISTED_GAMES = 24
const ARTICLES = 20
const WINS = 20

/** Where the portal would lead: the rule is one list, so that no link goes elsewhere once the code has come. */
function gameLink(game: GameEntry): FirstLink {
  const path = betPagePath(game) ?? (game.isGame === 'VASSALAGE' ? vendorPagePath(game.vassalage) : gamePagePath(game))
  return { path, text: game.displayName }
}

/** Its picture where the portal itself asks first: a vendor's own, else the one that is drawn for the game. */
function tile(game: GameEntry, imageHost: string): FirstLink {
  const picture = game.showIcon === '' ? gamePicturePath(game) : game.showIcon
  const isOurs = picture.startsWith('/') && !picture.startsWith('//')
  return { ...gameLink(game), picture: isOurs ? imageHost + picture : picture }
}

const home: Draw = async ({ language, brand, read }) => {
  const { games } = await read(listHotGames, { pageSize: HOT_GAMES })
  // Where few are hot, those that stand first of all go on.
  const { games: first } = games.length < HOT_GAMES ? await read(listGames, { pageSize: 2 * HOT_GAMES }) : { games: [] }
  const shown = new Set(games.map(({ nodeId }) => nodeId))
  const more = first.filter(({ nodeId }) => !shown.has(nodeId))
  return {
    heading: translate(language, 'shell.home.guest.headline'),
    text: translate(language, 'shell.home.guest.lead', { brand }),
    isWelcome: true,
    links: [...games, ...more].slice(0, HOT_GAMES).map(gameLink),
  }
}

const gameList =
  (type: GameType): Draw =>
  async ({ language, imageHost, read }) => {
    const { games } = await read(listGames, { gameType: type, pageSize: LISTED_GAMES })
    const title = translateAny(language, `shell.category.${type}`)
    return { title, heading: title, links: games.map((game) => tile(game, imageHost)) }
  }

const promotions: Draw = async ({ language, read }) => {
  const { list } = await read(listPromotions, {})
  const title = translate(language, 'shell.title.promotions')
  const links = list.map(({ promotionId, title: text, summary }) => ({
    path: `/promotions/${promotionId}`,
    text,
    summary,
  }))
  return { title, heading: title, text: translate(language, 'pages.promotions.text'), links }
}

const promotion: Draw = async ({ read }, promotionId) => {
  const { title, summary } = await read(showPromotion, { promotionId })
  return { title, heading: title, text: summary, links: [] }
}

const help: Draw = async ({ language, read }) => {
  const { list } = await read(showHelpCenter, {})
  const title = translate(language, 'shell.title.help')
  return { title, heading: title, links: list.map((each) => ({ path: `/pages/${each.slug}`, text: each.title })) }
}

const articles =
  (kind: 'news' | 'blog'): Draw =>
  async ({ language, read }) => {
    const { list } = await read(listArticles, { kind, pageSize: ARTICLES })
    const title = translate(language, `articles.${kind}`)
    const links = list.map((each) => ({ path: `/pages/${each.slug}`, text: each.title }))
    return { title, heading: title, text: translate(language, `articles.${kind}.text`), links }
  }

const article: Draw = async ({ read }, slug) => {
  const { title, summary, content } = await read(showArticle, { slug })
  return { title, heading: title, description: summary, links: [], markup: content }
}

const winners: Draw = async ({ language, read }) => {
  const { list } = await read(showWinnerBoard, { limitNum: WINS })
  const title = translate(language, 'shell.home.winners')
  const links = list.map(({ vo }) => ({
    path: gamePagePath(vo),
    text: `${vo.gameName} · ${vo.winAmount}\u00A0${vo.currency}`,
  }))
  return { title, heading: title, links }
}

const jackpots: Draw = async ({ language }) => {
  const title = translate(language, 'jackpots.title')
  return { title, heading: title, text: translate(language, 'jackpots.lead'), links: [] }
}

const named =
  (key: 'shell.title.support' | 'shell.title.download'): Draw =>
  async ({ language }) => {
    const title = translate(language, key)
    return { title, heading: title, links: [] }
  }

/** What an address may ask of a list; the portal alone draws a list that is narrowed. */
const narrowing = ['vassalage', 'search', 'collection', 'sort', 'minBet', 'rtp', 'volatility', 'lines']

/** These two have pages of another name, for members alone. */
const withoutList: readonly GameType[] = ['SEA', 'VN']
const lists = gameTypes
  .filter((type) => !withoutList.includes(type))
  .map((type) => [`/${type.toLowerCase()}`, gameList(type)] as const)
const listPaths: ReadonlySet<string> = new Set(lists.map(([path]) => path))

/** In lower case: the portal's paths match in any. */
const drawings: ReadonlyMap<string, Draw> = new Map<string, Draw>([
  ...['/', '/index', '/index.html', '/home', '/login', '/register'].map((path) => [path, home] as const),
  ...lists,
  ['/promotions', promotions],
  ['/help', help],
  ['/news', articles('news')],
  ['/blog', articles('blog')],
  ['/support', named('shell.title.support')],
  ['/download', named('shell.title.download')],
  ['/winners', winners],
  ['/jackpots', jackpots],
])

const parts: readonly [RegExp, Draw][] = [
  [/^\/promotions\/(\d{1,18})$/, promotion],
  [/^\/pages\/([a-z0-9][a-z0-9-]{0,79})$/, article],
]

/**
 * Who draws the first words of a page, or undefined where it is one's own, nobody's or a list of which the address asks
 * for a part: there the bar stands alone.
 */
export function wordsOfPath(
  path: string,
  query: URLSearchParams,
): ((reads: FirstReads) => Promise<FirstWords>) | undefined {
  const plainPath = path.toLowerCase().replace(/(?<=.)\/$/, '')
  if (listPaths.has(plainPath) && narrowing.some((name) => query.has(name))) return undefined
  const known = drawings.get(plainPath)
  if (known) return (reads) => known(reads, '')
  for (const [pattern, draw] of parts) {
    const part = pattern.exec(plainPath)?.[1]
    if (part !== undefined) return (reads) => draw(reads, part)
  }
  return undefined
}
