/**
 * Where games meet money: launches, rounds, bets, wins, rollbacks, what vendors are answered. Every rule of play stands
 * here once; adapters know wires, the ledger knows accounts, and this module knows no game's inside.
 */
import type { Operations } from '../../platform/implement.ts'
import type { OwnerCheck } from '../ledger/index.ts'
import closeOpenRounds from './rulings/close-open-rounds.ts'
import compareVendorReport from './vendor-reports/compare-vendor-report.ts'
import launchGame from './sessions/launch-game.ts'
import launchTrialGame from './sessions/launch-trial-game.ts'
import limitStake from './sessions/limit-stake.ts'
import showStakeLimit from './sessions/show-stake-limit.ts'
import listBetHistory from './records/list-bet-history.ts'
import listRooms from './rooms/list-rooms.ts'
import listRounds from './records/list-rounds.ts'
import listVendorReport from './vendor-reports/list-vendor-report.ts'
import resettleRound from './rulings/resettle-round.ts'
import setOwnLimit from './own-limits/set-own-limit.ts'
import showBetRound from './records/show-bet-round.ts'
import showMemberPlayLimits from './own-limits/show-member-play-limits.ts'
import showOwnLimits from './own-limits/show-own-limits.ts'
import showPlayTally from './records/show-play-tally.ts'
import showRealityCheck from './records/show-reality-check.ts'
import showRound from './records/show-round.ts'
import voidRound from './rulings/void-round.ts'
import { kinds } from './calls/play-words.ts'
import { playTotals } from './calls/transactions-store.ts'

export { closeLeftRounds } from './rulings/close-left-rounds.ts'
export { correctRound } from './rulings/correct-round.ts'
export { countValidBets } from './calls/count-valid-bets.ts'
export { ownLimitSet, roundCorrected, type RoundFacts, roundSettled } from './events.ts'
export {
  closeGameSession,
  forgetOldGameSessions,
  type GameSession,
  type GameSessionOpening,
  openGameSession,
} from './sessions/game-sessions-store.ts'
export {
  faultOfRising,
  inEveryCurrency,
  isAmount,
  smallestAmount,
  timesAmount,
} from './limits-by-currency.ts'
export { limitsOwnPlay, ownLimitRefusal } from './own-limits/own-limit-in-the-way.ts'
export { putAtStake, takeFromStake } from './own-limits/at-stake-store.ts'
export { roomToStake } from './own-limits/own-limits-store.ts'
export { archiveReferences, makePlayPartitions } from './calls/keep-play.ts'
export { openRooms, roomsPort } from './rooms/open-rooms.ts'
export { type OneByOne, settlePages, settleSingly } from './settle-pages.ts'
export { type GameToOpen, openGame } from './sessions/open-game.ts'
export { LONGEST_REF, openPlay } from './calls/open-play.ts'
export { type PlayAnswer, PlayBusy, type PlayCall, type PlayRefusal, type PlayTransaction } from './calls/play-call.ts'
export { type Play, playPort, type RoundEnd, type RoundsPlayed, type Together } from './calls/play-port.ts'
export { playWords } from './calls/play-words.ts'
export { findTransactionOwner } from './calls/transactions-store.ts'
export type { Player } from './calls/players-store.ts'
export type { Wager } from './calls/valid-bet.ts'
export { type RefusalWords, stakeRefusal } from './stake-refusal.ts'
export {
  activeRoundOf,
  findRound,
  findRoundByRef,
  hasOpenBonusStake,
  hasOpenRound,
  type Round,
} from './records/rounds-store.ts'
export { type WonRound, wonAmong } from './records/won-rounds-store.ts'
export { pageOfBets } from './records/page-of-bets.ts'
export { roundNames } from './records/round-names.ts'
export {
  type FreeRounds,
  type FreeRoundsAnswer,
  type FreeRoundsDesk,
  freeRoundsDeskPort,
  type FreeRoundsReport,
  type Launch,
  LaunchRefused,
  RoomClosed,
  type RoomsQuestion,
  type VendorRoom,
  type RoundRecord,
  type VendorProtocol,
  vendorProtocolsPort,
} from './sessions/vendor-protocol-port.ts'

/** Play's rows, for `ops ledger check` to compare with the journal. */
export const ownerCheck: OwnerCheck = {
  name: 'play bets, wins and rollbacks',
  kinds: Object.values(kinds),
  totals: playTotals,
}

export const operations: Operations = [
  launchGame,
  launchTrialGame,
  listRooms,
  limitStake,
  showStakeLimit,
  showOwnLimits,
  showMemberPlayLimits,
  setOwnLimit,
  listBetHistory,
  showBetRound,
  showPlayTally,
  showRealityCheck,
  listRounds,
  showRound,
  voidRound,
  resettleRound,
  closeOpenRounds,
  listVendorReport,
  compareVendorReport,
]
