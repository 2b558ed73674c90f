import type { LedgerWords } from '../../ledger/index.ts'

/** Bets and wins are most of the ledger's lines: an index of it leaves 40 and 41 out. */
export const kinds = { bet: 40, win: 41, betRollback: 42, winRollback: 43 } as const

/** The house's side of play, per currency; unguarded, so that no bet waits for another. */
export const housePurses = {
  games: 120,
  /** Trials stake and win play money: it must not touch what the house really earns. */
  trialGames: 121,
} as const

export const playWords: LedgerWords = {
  kinds: [
    { id: kinds.bet, name: 'play.bet' },
    { id: kinds.win, name: 'play.win' },
    { id: kinds.betRollback, name: 'play.bet-rollback' },
    { id: kinds.winRollback, name: 'play.win-rollback' },
  ],
  purses: [
    { id: housePurses.games, name: 'house.games' },
    { id: housePurses.trialGames, name: 'house.trial-games' },
  ],
  units: [],
}
