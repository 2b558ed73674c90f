/**
 * What was played, summed and shown: by member, by team, by quarter of an hour and by day; profit and loss, boards of wins,
 * the feed of bets. It reads what rounds come to as they settle. Whoever needs such a sum (rebates, VIP levels, salaries,
 * reports) asks here and knows no round.
 */
import type { Operations } from '../../platform/implement.ts'
import showProfitLoss from './show-profit-loss.ts'
import listShownBets from './winners/list-shown-bets.ts'
import setPlayPrivacy from './winners/set-play-privacy.ts'
import showPlayPrivacy from './winners/show-play-privacy.ts'
import showRankList from './winners/show-rank-list.ts'
import showWinnerBoard from './winners/show-winner-board.ts'

export { settings } from './figures-settings.ts'
export {
  playedByDay,
  type PlayedOnDay,
  playersWithin,
  validBetsByDay,
  validBetsOf,
  wageredSince,
} from './played-store.ts'
export {
  memberSums,
  type PlayedSums,
  playersAbove,
  type TeamAsked,
  teamByDay,
  teamSums,
} from './team-store.ts'
export { checkTeamDays, keepTeamDays, renewTeamDays } from './renew-team-days.ts'
export { sumRounds } from './sum-figures.ts'
export { namedAmong } from './winners/named-players-store.ts'
export { maskName } from './winners/shown-player.ts'
export { shownPlayersOf } from './winners/describe-shown.ts'
export { forgetOldWins } from './winners/wins-store.ts'

export const operations: Operations = [
  showProfitLoss,
  showWinnerBoard,
  showRankList,
  listShownBets,
  showPlayPrivacy,
  setPlayPrivacy,
]
