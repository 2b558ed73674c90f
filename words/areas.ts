// Printed from the folders beside it by `npm run new -- areas`.
import type agent from './agent/en.json'
import type announcements from './announcements/en.json'
import type articles from './articles/en.json'
import type book from './book/en.json'
import type chat from './chat/en.json'
import type codes from './codes/en.json'
import type console from './console/en.json'
import type consoleAgents from './console-agents/en.json'
import type consoleAudit from './console-audit/en.json'
import type consoleBook from './console-book/en.json'
import type consoleChat from './console-chat/en.json'
import type consoleContent from './console-content/en.json'
import type consoleDeposits from './console-deposits/en.json'
import type consoleFeedback from './console-feedback/en.json'
import type consoleFunds from './console-funds/en.json'
import type consoleGames from './console-games/en.json'
import type consoleJackpots from './console-jackpots/en.json'
import type consoleLotteries from './console-lotteries/en.json'
import type consoleMembers from './console-members/en.json'
import type consoleMessages from './console-messages/en.json'
import type consoleOverview from './console-overview/en.json'
import type consolePages from './console-pages/en.json'
import type consolePayments from './console-payments/en.json'
import type consolePoints from './console-points/en.json'
import type consolePoker from './console-poker/en.json'
import type consolePromotions from './console-promotions/en.json'
import type consoleReports from './console-reports/en.json'
import type consoleRounds from './console-rounds/en.json'
import type consoleSettings from './console-settings/en.json'
import type consoleSocial from './console-social/en.json'
import type consoleStaff from './console-staff/en.json'
import type consoleTables from './console-tables/en.json'
import type consoleVerifications from './console-verifications/en.json'
import type consoleWithdrawals from './console-withdrawals/en.json'
import type deposit from './deposit/en.json'
import type fault from './fault/en.json'
import type fields from './fields/en.json'
import type funds from './funds/en.json'
import type games from './games/en.json'
import type guard from './guard/en.json'
import type home from './home/en.json'
import type identity from './identity/en.json'
import type jackpots from './jackpots/en.json'
import type kit from './kit/en.json'
import type lobby from './lobby/en.json'
import type lottery from './lottery/en.json'
import type mail from './mail/en.json'
import type measuring from './measuring/en.json'
import type messages from './messages/en.json'
import type offline from './offline/en.json'
import type pages from './pages/en.json'
import type password from './password/en.json'
import type playBambooRain from './play-bamboo-rain/en.json'
import type playDeltaNets from './play-delta-nets/en.json'
import type playDice from './play-dice/en.json'
import type playLamplightBingo from './play-lamplight-bingo/en.json'
import type playMonsoonLanterns from './play-monsoon-lanterns/en.json'
import type playRgs from './play-rgs/en.json'
import type playShell from './play-shell/en.json'
import type playSkyLantern from './play-sky-lantern/en.json'
import type playVerify from './play-verify/en.json'
import type points from './points/en.json'
import type poker from './poker/en.json'
import type promotions from './promotions/en.json'
import type records from './records/en.json'
import type refusals from './refusals/en.json'
import type rooms from './rooms/en.json'
import type search from './search/en.json'
import type security from './security/en.json'
import type shell from './shell/en.json'
import type social from './social/en.json'
import type support from './support/en.json'
import type tables from './tables/en.json'
import type terms from './terms/en.json'
import type time from './time/en.json'
import type withdraw from './withdraw/en.json'

/** One line per folder of words/, so that a key that does not exist does not type. */
export interface Areas {
  agent: typeof agent
  announcements: typeof announcements
  articles: typeof articles
  book: typeof book
  chat: typeof chat
  codes: typeof codes
  console: typeof console
  'console-agents': typeof consoleAgents
  'console-audit': typeof consoleAudit
  'console-book': typeof consoleBook
  'console-chat': typeof consoleChat
  'console-content': typeof consoleContent
  'console-deposits': typeof consoleDeposits
  'console-feedback': typeof consoleFeedback
  'console-funds': typeof consoleFunds
  'console-games': typeof consoleGames
  'console-jackpots': typeof consoleJackpots
  'console-lotteries': typeof consoleLotteries
  'console-members': typeof consoleMembers
  'console-messages': typeof consoleMessages
  'console-overview': typeof consoleOverview
  'console-pages': typeof consolePages
  'console-payments': typeof consolePayments
  'console-points': typeof consolePoints
  'console-poker': typeof consolePoker
  'console-promotions': typeof consolePromotions
  'console-reports': typeof consoleReports
  'console-rounds': typeof consoleRounds
  'console-settings': typeof consoleSettings
  'console-social': typeof consoleSocial
  'console-staff': typeof consoleStaff
  'console-tables': typeof consoleTables
  'console-verifications': typeof consoleVerifications
  'console-withdrawals': typeof consoleWithdrawals
  deposit: typeof deposit
  fault: typeof fault
  fields: typeof fields
  funds: typeof funds
  games: typeof games
  guard: typeof guard
  home: typeof home
  identity: typeof identity
  jackpots: typeof jackpots
  kit: typeof kit
  lobby: typeof lobby
  lottery: typeof lottery
  mail: typeof mail
  measuring: typeof measuring
  messages: typeof messages
  offline: typeof offline
  pages: typeof pages
  password: typeof password
  'play-bamboo-rain': typeof playBambooRain
  'play-delta-nets': typeof playDeltaNets
  'play-dice': typeof playDice
  'play-lamplight-bingo': typeof playLamplightBingo
  'play-monsoon-lanterns': typeof playMonsoonLanterns
  'play-rgs': typeof playRgs
  'play-shell': typeof playShell
  'play-sky-lantern': typeof playSkyLantern
  'play-verify': typeof playVerify
  points: typeof points
  poker: typeof poker
  promotions: typeof promotions
  records: typeof records
  refusals: typeof refusals
  rooms: typeof rooms
  search: typeof search
  security: typeof security
  shell: typeof shell
  social: typeof social
  support: typeof support
  tables: typeof tables
  terms: typeof terms
  time: typeof time
  withdraw: typeof withdraw
}

export type Area = keyof Areas

/** `<area>.<key in en.json>`, as in `shell.header.login`. */
export type WordKey = { [Name in Area]: `${Name}.${keyof Areas[Name] & string}` }[Area]
