import type { Area } from '@croupier/words/areas.ts'
import type { ComponentType, ReactNode } from 'react'
import { askForFirstList } from '../../catalogue/first-list.ts'
import type { GameChat as GameChatKind } from '../../features/games/game-page.tsx'
import { latePart } from '../../page/late-part.ts'
import { GameChat, HostsPart } from './hosts-part.ts'
import type { PageName } from './route-table.ts'

/** Home alone comes with the frame. */
export type LatePage = Exclude<PageName, 'home'>

/** A page of its own chunk, with its words beside it. */
function page(load: () => Promise<{ default: ComponentType }>, ...areas: Area[]): ReactNode {
  const Page = latePart(load, ...(areas.length === 0 ? (['pages'] as const) : areas))
  return <Page />
}

const GameList = latePart<{ hosts: ReactNode }>(
  () => {
    askForFirstList(location)
    return import('../../features/games/game-list-page.tsx')
  },
  'pages',
  'lobby',
)
const Seamless = latePart<{ Chat: GameChatKind }>(() => import('../../features/games/seamless-page.tsx'), 'pages')

const pages: Readonly<Record<LatePage, ReactNode>> = {
  gameList: <GameList hosts={<HostsPart />} />,
  lottery: page(() => import('../../features/lottery/lottery-page.tsx'), 'pages', 'lottery'),
  book: page(() => import('../../features/book/book-page.tsx'), 'book', 'pages', 'refusals'),
  tables: page(() => import('./tables-route.tsx'), 'tables', 'refusals'),
  poker: page(() => import('../../features/poker/poker-page.tsx'), 'poker', 'pages', 'refusals'),
  agent: page(() => import('../../features/identity/agent-login-page.tsx'), 'identity'),
  socialCallback: page(() => import('../../features/identity/social-callback-page.tsx'), 'social'),
  agentHome: page(() => import('../centres/agent-home-page.tsx')),
  member: page(() => import('../centres/member-page.tsx')),
  chat: page(() => import('../../features/chat/chat-page.tsx'), 'chat', 'refusals'),
  support: page(() => import('../../features/support/support-page.tsx'), 'support'),
  help: page(() => import('../../features/content/help-page.tsx'), 'pages', 'articles'),
  articles: page(() => import('../../features/content/article-list-page.tsx'), 'articles'),
  article: page(() => import('../../features/content/article-page.tsx'), 'articles'),
  jackpots: page(() => import('../../features/jackpots/jackpots-page.tsx'), 'jackpots'),
  winners: page(() => import('../../features/home/winners-page.tsx'), 'home'),
  promotions: page(() => import('../../features/promotions/promotions-page.tsx'), 'pages', 'promotions'),
  promotion: page(() => import('../../features/promotions/promotion-page.tsx'), 'pages', 'promotions'),
  vip: page(() => import('../../features/promotions/vip-page.tsx'), 'pages', 'promotions'),
  download: page(() => import('../../features/content/download-page.tsx')),
  points: page(() => import('../../features/points/points-page.tsx'), 'pages', 'points'),
  seamless: <Seamless Chat={GameChat} />,
}

/** The page that a route names. What stands here is the list of all parts, which home does without. */
export default function Page({ name }: { name: LatePage }): ReactNode {
  return pages[name]
}
