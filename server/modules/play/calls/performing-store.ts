import type { GameType } from '@croupier/api/games/game-types.ts'
import { uuidv7 } from '@croupier/basis/ids.ts'
import { type Sql, sql } from '../../../platform/database.ts'
import type { SessionRules } from '../../identity/index.ts'
import type { PlayAnswer, PlayCall, PlayRefusal } from './play-call.ts'
import type { Player } from './players-store.ts'
import { type NamedGameSession, standingLaunchers } from '../sessions/game-sessions-store.ts'
import { roundHash, transactionHash } from './reference.ts'

/** A call with what the house knows of it. Its ids are minted once: sent again it is the same posting. */
export interface PreparedCall {
  call: PlayCall
  player: Player
  /** The house's account that its money goes to and comes from. */
  house: bigint
  vendorCode: string
  gameType: GameType | undefined
  /** What counts as wagered of the round, where the call tells its bets. */
  validBet: bigint | undefined
  isGameOpen: boolean
  /** The game and its vendor take the member's currency. */
  isCurrencyOpen: boolean
  /** SHA-256 of the session's token. */
  sessionHash: Buffer | undefined
  roundId: string
  roundHash: string
  transactions: readonly PreparedTransaction[]
}

interface PreparedTransaction {
  id: string
  hash: string
  originalHash: string | undefined
  /** The id of the row that stands for an original which never came. */
  tombstone: string | undefined
}

/** Mints the ids of a call and hashes the vendor's. */
export function identify(call: PlayCall, now: number): Pick<PreparedCall, 'roundId' | 'roundHash' | 'transactions'> {
  return {
    roundId: call.roundId ?? uuidv7(now),
    roundHash: roundHash(call.vendorId, call.roundRef),
    transactions: call.transactions.map(({ ref, type, originalRef }) => ({
      id: uuidv7(now),
      hash: transactionHash(call.vendorId, ref),
      originalHash: originalRef === undefined ? undefined : transactionHash(call.vendorId, originalRef),
      tombstone: type === 'rollback' ? uuidv7(now) : undefined,
    })),
  }
}

/** What must not occur twice in a batch: a member's purse, and any id of a vendor. */
export function keysOf({ call, transactions }: PreparedCall): string[] {
  return [
    `member ${call.memberId}`,
    ...transactions.flatMap(({ hash, originalHash }) => (originalHash === undefined ? [hash] : [hash, originalHash])),
  ]
}

/** Names distinct things by their place, counted from 1. */
class Places<Thing> {
  readonly things: Thing[] = []
  readonly #places = new Map<Thing, number>()

  of(thing: Thing): number {
    let place = this.#places.get(thing)
    if (place === undefined) {
      place = this.things.push(thing)
      this.#places.set(thing, place)
    }
    return place
  }
}

export function placesBet({ call }: PreparedCall): boolean {
  return call.transactions.some(({ type }) => type === 'bet')
}

/** The game session a call is of: the one its vendor names, else the one the member has open in the game. */
export function gameSessionOf({ call, sessionHash }: PreparedCall): NamedGameSession {
  return { sessionHash, memberId: call.memberId, gameNodeId: call.gameNodeId }
}

/** The function takes what is missing for false, and every field that is sent costs reading. */
function orNothing(isSo: boolean): true | undefined {
  return isSo || undefined
}

/** What play.perform is called with. */
export function performArguments(calls: readonly PreparedCall[], rules: SessionRules, skipLocked: boolean): Sql {
  const accounts = new Places<bigint>()
  const hashes: string[] = []
  const owners: bigint[] = []
  const owned = (hash: string, owner: bigint) => {
    owners.push(owner)
    return hashes.push(hash)
  }
  const transactions: object[] = []
  const written = calls.map(({ call, player, ...prepared }) => ({
    member: String(player.memberId),
    currency: player.currency,
    demo: orNothing(player.isTrial),
    main: accounts.of(player.main),
    bonus: player.bonus === undefined ? null : accounts.of(player.bonus),
    house: accounts.of(prepared.house),
    vendor: call.vendorId,
    vendor_code: prepared.vendorCode,
    node: call.gameNodeId,
    game_type: prepared.gameType,
    game_open: prepared.isGameOpen ? undefined : false,
    currency_open: prepared.isCurrencyOpen ? undefined : false,
    carries_session: orNothing(prepared.sessionHash !== undefined),
    session: prepared.sessionHash && `\\x${prepared.sessionHash.toString('hex')}`,
    round: owned(prepared.roundHash, player.memberId),
    round_ref: call.roundRef,
    round_id: prepared.roundId,
    closes: orNothing(call.closesRound),
    ruling: call.ruling,
    valid_bet: prepared.validBet === undefined ? undefined : String(prepared.validBet),
    besides: call.besides === undefined ? undefined : String(call.besides),
    detail: call.detail,
    first: transactions.length + 1,
    last: transactions.push(
      ...call.transactions.map((transaction, index) => {
        const { id, hash, originalHash, tombstone } = prepared.transactions[index]!
        return {
          id,
          ref: transaction.ref,
          type: transaction.type,
          amount: String(transaction.amount),
          place: owned(hash, 0n),
          original: originalHash === undefined ? undefined : owned(originalHash, 0n),
          original_ref: transaction.originalRef,
          free: transaction.isFree,
          tombstone,
        }
      }),
    ),
  }))
  return sql`
    ${`{${accounts.things.join(',')}}`}::bigint[],
    ${`{${hashes.join(',')}}`}::uuid[],
    ${`{${owners.join(',')}}`}::bigint[],
    ${JSON.stringify(written)}::json, ${JSON.stringify(transactions)}::json, ${skipLocked}::boolean,
    ${standingLaunchers(calls.filter(placesBet).map(gameSessionOf), rules)}`
}

/**
 * The one statement that plays: all calls in one, each decided by itself.
 * @param rules by which the sessions are judged that games were launched from.
 * @param skipLocked calls of members whose purse is locked elsewhere are answered `locked` instead of waited for.
 */
export function performStatement(calls: readonly PreparedCall[], rules: SessionRules, skipLocked: boolean): Sql {
  return sql`
    select
      outcome, balance, main_balance as "mainBalance", main_seq as "mainSeq", round_id::text as "roundId", ids,
      bonus_moved as "bonusMoved"
    from play.perform(${performArguments(calls, rules, skipLocked)})
    order by n`
}

export interface PerformedRow {
  outcome: 'done' | 'replayed' | 'locked' | PlayRefusal
  balance: bigint
  mainBalance: bigint
  mainSeq: bigint
  roundId: string
  ids: string
  bonusMoved: string
}

/** What a call was answered, and where it left the purse it was played from. */
export interface Performed {
  answer: PlayAnswer
  mainBalance: bigint
  mainSeq: bigint
}

export function performedOf({ call }: PreparedCall, row: PerformedRow): Performed | 'locked' {
  const { outcome, balance, mainBalance, mainSeq, roundId } = row
  if (outcome === 'locked') return 'locked'
  if (outcome !== 'done' && outcome !== 'replayed') return { answer: { outcome, balance }, mainBalance, mainSeq }
  const ids = row.ids.split(',')
  const bonusMoved = row.bonusMoved.split(',')
  const transactions = call.transactions.map(({ ref }, index) => ({
    ref,
    id: ids[index] ?? '',
    bonusMoved: BigInt(bonusMoved[index] || 0),
  }))
  return { answer: { outcome: 'done', balance, roundId, transactions }, mainBalance, mainSeq }
}
