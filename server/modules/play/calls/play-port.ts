import { port } from '../../../platform/port.ts'
import type { Queryable, Sql, Tx } from '../../../platform/database.ts'
import type { GameSession } from '../sessions/game-sessions-store.ts'
import type { PlayAnswer, PlayCall } from './play-call.ts'
import type { Player } from './players-store.ts'
import type { Wager } from './valid-bet.ts'
import type { FreeRounds, FreeRoundsAnswer, Launch } from '../sessions/vendor-protocol-port.ts'

/** A round of the house's that ends now, with everything it wins. Its bets are all of it. */
export interface RoundEnd {
  roundId: string
  vendorId: number
  gameNodeId: number
  memberId: bigint
  currency: string
  wins: readonly { ref: string; amount: bigint }[]
  wagers: readonly Wager[]
}

/** Rounds of one game that end together, played with money that was set aside for them in accounts of their own. */
export interface RoundsPlayed {
  vendorId: number
  gameNodeId: number
  currency: string
  /** With play money. */
  isDemo: boolean
  openedAt: number
  /** Kept with each of the rounds. */
  detail: object
  /** Each under an id of the caller's, by which it is booked once. */
  rounds: readonly {
    roundId: string
    memberId: bigint
    /** Where the money lies that was set aside. */
    purse: bigint
    stake: bigint
    /** What of the stake can count as valid bet; what else decides it is play's. */
    counts: bigint
    payout: bigint
  }[]
}

export interface RoundsSettled {
  settled: ReadonlySet<string>
  /** Tells open pages what they have now; to be called once the transaction has committed. */
  tellBalances(): void
}

/** A call of a game, and what the game writes with it. */
export interface TogetherWork<More> {
  /** Names the prepared statement. */
  name: string
  /** What must not occur twice in one statement, besides what must not of the calls. */
  keysOf(more: More): readonly string[]
  /** Selects what play.perform answers, one row a call in their order, and may refuse calls before it by other outcomes. */
  statement(more: readonly More[], performArguments: Sql): Sql
}

export interface Together<More> {
  /** The row of this call, whatever was decided. @throws PlayBusy where nothing was done */
  perform<Row extends { outcome: string }>(call: PlayCall, more: More): Promise<Row>
}

/** Where money meets games, in one process. */
export interface Play {
  /**
   * Decides and books one call, together with whatever other calls come at the same moment; what is answered is
   * committed. A repeat gets the first answer.
   * @throws PlayBusy where nothing was done; OutcomeUnknown where the database went away: ask again with the same ids.
   */
  perform(call: PlayCall): Promise<PlayAnswer>
  /** The same inside the caller's own transaction, as its last statement: it locks the member's purses. */
  performInTransaction(tx: Tx, call: PlayCall): Promise<PlayAnswer>
  /**
   * Pays and closes many rounds of the house's own games inside the caller's transaction. It locks the purses of all who
   * played them. Rounds that are not among the answer were not touched: they end by `perform`.
   */
  settleInTransaction(tx: Tx, rounds: readonly RoundEnd[]): Promise<RoundsSettled>
  /**
   * Books rounds that were played with money set aside, inside the caller's own transaction and as its last statement. Nothing
   * of it is refused: whether a member might play was asked when their money was set aside.
   */
  bookInTransaction(tx: Tx, played: RoundsPlayed): Promise<void>
  /**
   * `perform` for a game that keeps books of its own: its own statement, sent for all calls that come at the same moment,
   * calls play.perform and writes the books beside it. Closed with everything else.
   */
  performTogether<More>(work: TogetherWork<More>): Together<More>
  playerByAccount(account: string): Promise<Player | undefined>
  /** Within a transaction over its own connection, `db`: whoever holds one and waits for another may wait for ever. */
  playerById(memberId: bigint, db?: Queryable): Promise<Player | undefined>
  /** Main and bonus together, in ledger units: what a vendor is told. */
  balanceOf(db: Queryable, player: Player): Promise<bigint>
  /** The game session of a token, whatever its state. */
  sessionOf(token: string): Promise<GameSession | undefined>
  /** The same session under another token, which alone takes bets from then on; undefined where it takes none any more. */
  renewSession(session: GameSession): Promise<{ session: GameSession; token: string } | undefined>
  /**
   * Asks the game's vendor, by its protocol, for the address to open. @throws LaunchRefused where there is no answer.
   */
  launch(launch: Launch): Promise<{ url: string }>
  /** Asks the game's vendor for rounds that cost nothing; never inside a transaction. */
  grantFreeRounds(asked: FreeRounds): Promise<FreeRoundsAnswer>
  close(): Promise<void>
}

export const playPort = port<Play>('play')
