/**
 * Where games meet money: launches, rounds, bets, wins, rollbacks, what vendors are answered. Every rule of play stands
 * here once; adapters know wires, the ledger knows accounts, and this module knows no game's inside.
 */
import type { Operations } from '../../platform/implement.ts'
import type { OwnerCheck } from '../ledger/index.ts'
import closeOpenRounds from './close-open-rounds.ts'
import compareVendorReport from './compare-vendor-report.ts'
import launchGame from './launch-game.ts'
import limitStake from './limit-stake.ts'
import listBetHistory from './list-bet-history.ts'
import listRounds from './list-rounds.ts'
import listShownBets from './list-shown-bets.ts'
import listVendorReport from './list-vendor-report.ts'
import resettleRound from './resettle-round.ts'
import setPlayPrivacy from './set-play-privacy.ts'
import showBetRound from './show-bet-round.ts'
import showPlayPrivacy from './show-play-privacy.ts'
import showProfitLoss from './show-profit-loss.ts'
import showRankList from './show-rank-list.ts'
import showRound from './show-round.ts'
import showWinnerBoard from './show-winner-board.ts'
import voidRound from './void-round.ts'
import { kinds } from './play-words.ts'
import { playTotals } from './transactions-store.ts'

export { closeLeftRounds } from './close-left-rounds.ts'
export { closeGamesOfLockedOut, closeGamesOfLoggedOut } from './close-sessions.ts'
export { countValidBets } from './count-valid-bets.ts'
export { roundCorrected, roundSettled } from './events.ts'
export {
  closeGameSession,
  findGameSession,
  forgetOldGameSessions,
  type GameSession,
  type GameSessionOpening,
  openGameSession,
  renewGameSession,
} from './game-sessions-store.ts'
export { archiveReferences, makePlayPartitions } from './keep-play.ts'
export { type GameToOpen, openGame } from './open-game.ts'
export { LONGEST_REF, openPlay } from './open-play.ts'
export { type PlayAnswer, PlayBusy, type PlayCall, type PlayRefusal, type PlayTransaction } from './play-call.ts'
export { type Play, playPort } from './play-port.ts'
export { settings } from './play-settings.ts'
export { playWords } from './play-words.ts'
export { sumCorrections, sumRounds } from './sum-figures.ts'
export { findTransactionOwner } from './transactions-store.ts'
export type { Player } from './players-store.ts'
export { activeRoundOf, findRound, findRoundByRef, type Round } from './rounds-store.ts'
export { forgetOldWins } from './wins-store.ts'
export { type Launch, LaunchRefused, type VendorProtocol, vendorProtocolsPort } from './vendor-protocol-port.ts'

/** Play's rows, for `ops ledger check` to compare with the journal. */
export const ownerCheck: OwnerCheck = {
  name: 'play bets, wins and rollbacks',
  kinds: Object.values(kinds),
  totals: playTotals,
}

export const operations: Operations = [
  launchGame,
  limitStake,
  listBetHistory,
  showBetRound,
  showProfitLoss,
  listRounds,
  showRound,
  voidRound,
  resettleRound,
  closeOpenRounds,
  listVendorReport,
  compareVendorReport,
  showWinnerBoard,
  showRankList,
  listShownBets,
  showPlayPrivacy,
  setPlayPrivacy,
]
