import type { WhiteLabelModule } from '@croupier/api/settings/white-label.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import type { WordKey } from '@croupier/words/areas.ts'
import { useMember } from '../../session/member.ts'
import { bingo, categories, otherLotteries } from '../../catalogue/navigation-items.tsx'
import { useModules } from '../../session/settings.ts'
import { useGameMenus } from '../../catalogue/menus.ts'
import { findNamed } from './find-named.ts'

interface PageToFind {
  to: string
  label: WordKey
  /** What people call it besides; the reader's words and those everybody borrows. */
  keys?: WordKey
  /** A guest logs in first. */
  needsSession?: boolean
  isForAgents?: boolean
  module?: WhiteLabelModule
}

const member = (id: string, label: WordKey, keys?: WordKey, module?: WhiteLabelModule): PageToFind => ({
  to: `/member?page=${id}`,
  label,
  needsSession: true,
  ...(keys && { keys }),
  ...(module && { module }),
})

const pages: readonly PageToFind[] = [
  member('depositv2', 'shell.member.depositv2', 'search.keys.deposit'),
  member('withdraw', 'shell.member.withdraw', 'search.keys.withdraw'),
  member('transferFund', 'shell.member.transferFund', 'search.keys.wallet'),
  member('personalHistoryCopy', 'shell.member.personalHistoryCopy', 'search.keys.bets'),
  member('transactionHistory', 'shell.member.transactionHistory', 'search.keys.records'),
  member('personalProfit', 'shell.member.personalProfit'),
  member('rewardCenter', 'shell.member.rewardCenter', 'search.keys.rewards'),
  member('bonusDetails', 'shell.member.bonusDetails', 'search.keys.rewards'),
  member('missionLeaderboard', 'shell.member.missionLeaderboard'),
  member('referral', 'shell.member.referral', 'search.keys.invite'),
  member('messageV2', 'shell.member.messageV2', 'search.keys.messages'),
  member('securityCenter', 'shell.member.securityCenter', 'search.keys.account'),
  { to: '/pointMall', label: 'shell.title.pointMall', needsSession: true, module: 'PTSYS3' },
  { to: '/agentHome', label: 'shell.menu.agent', needsSession: true, isForAgents: true },
  { to: '/favorite', label: 'shell.title.favorite', needsSession: true },
  { to: '/recent', label: 'shell.title.recent', needsSession: true },
  { to: '/promotions', label: 'shell.title.promotions', keys: 'search.keys.promotions' },
  { to: '/vip', label: 'shell.menu.vip' },
  { to: '/winners', label: 'shell.footer.winners' },
  { to: '/jackpots', label: 'search.jackpots' },
  { to: '/help', label: 'shell.footer.helpCenter', keys: 'search.keys.help' },
  { to: '/support', label: 'shell.title.support', keys: 'search.keys.support' },
  { to: '/download', label: 'shell.side.download', keys: 'search.keys.app' },
  { to: '/news', label: 'shell.footer.news' },
  { to: '/blog', label: 'shell.footer.blog' },
]

export interface FoundPage {
  to: string
  title: string
  needsSession: boolean
}

/** The pages of the house by their names and what people call them, as far as they are there for who asks. */
export function useFoundPages(text: string): { pages: readonly FoundPage[]; isSpelt: boolean } {
  const { t } = useWords('search')
  const { isAgent } = useMember()
  const isOn = useModules()
  const menus = useGameMenus()
  const lists = [...categories, ...otherLotteries, bingo]
    .filter(({ code }) => menus?.some(({ gameCategory }) => gameCategory === code))
    .map(({ path, label }): PageToFind => ({ to: path, label }))
  const shown = [...lists, ...pages].filter(
    ({ module, isForAgents }) => (module === undefined || isOn(module)) && (!isForAgents || isAgent),
  )
  const { found, isSpelt } = findNamed(
    text,
    shown.map(({ to, label, keys, needsSession = false }) => ({
      to,
      title: t(label),
      needsSession,
      besides: keys ? t(keys) : '',
    })),
  )
  return { pages: found, isSpelt }
}
