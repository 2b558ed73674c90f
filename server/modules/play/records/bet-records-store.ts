import type { BetStatus } from '@croupier/api/play/records/bet-record.ts'
import { firstUuidv7At, uuidv7Time } from '@croupier/basis/ids.ts'
import { boundedAmount, empty, type Queryable, type Sql, sql } from '../../../platform/database.ts'
import { below } from '../../../platform/page.ts'
import { type Round, roundColumns } from './rounds-store.ts'

/** Rounds of one member, or of all; ids are minted when a round is opened, so a period is a range of ids, and of partitions. */
export interface BetFilter {
  memberId: bigint | undefined
  /** Of one game. */
  nodeId?: number | undefined
  currency?: string | undefined
  /** Rounds of play money are kept apart: they enter no record of a member. */
  isDemo: boolean
  /** Epoch milliseconds; `until` is not included. */
  from: number
  until: number
  gameType: string | undefined
  vendorCode: string | undefined
  status: BetStatus | undefined
}

function hasStatus(status: BetStatus): Sql {
  switch (status) {
    case 'open':
    case 'void':
      return sql`r.state = ${status}`
    case 'settled':
      return sql`r.state = 'closed'`
    case 'won':
      return sql`r.state = 'closed' and r.payout > r.stake`
    case 'lost':
      return sql`r.state = 'closed' and r.payout < r.stake`
    case 'even':
      return sql`r.state = 'closed' and r.payout = r.stake`
    default:
      return status satisfies never
  }
}

function where({ memberId, nodeId, currency, isDemo, from, until, gameType, vendorCode, status }: BetFilter): Sql {
  return sql`
    r.id >= ${firstUuidv7At(from)}::uuid
      and r.id < ${firstUuidv7At(until)}::uuid
      and r.is_demo = ${isDemo}
      ${memberId === undefined ? empty : sql`and r.member_id = ${memberId}`}
      ${nodeId === undefined ? empty : sql`and r.node_id = ${nodeId}`}
      ${currency === undefined ? empty : sql`and r.currency = ${currency}`}
      ${gameType === undefined ? empty : sql`and r.game_type = ${gameType}`}
      ${vendorCode === undefined ? empty : sql`and r.vendor_code = ${vendorCode}`}
      ${status === undefined ? empty : sql`and ${hasStatus(status)}`}`
}

export interface BetPage {
  /** Id of the round the page before ended with. */
  before?: string | undefined
  /** Rounds to pass over, for who asks by number. */
  skipped: number
  limit: number
}

/** Newest first. Partitions are in the order of ids, so a page reads the newest days alone. */
export async function listBets(db: Queryable, filter: BetFilter, page: BetPage): Promise<Round[]> {
  return db.many<Round>(sql`
    select ${roundColumns()}
    from play.round r
    where ${where(filter)}
      and ${below(sql`r.id`, page.before === undefined ? undefined : sql`${page.before}::uuid`)}
    order by r.id desc
    offset ${page.skipped}
    limit ${page.limit}`)
}

/** What rounds come to, in ledger units. */
export interface BetTotals {
  count: bigint
  stake: bigint
  validBet: bigint
  payout: bigint
  /** Payout less stake of rounds that are over. */
  net: bigint
}

/** Of all rounds of the filter: reads each of them once, which is what bounds the period. */
export async function totalBets(db: Queryable, filter: BetFilter): Promise<BetTotals> {
  return db.one<BetTotals>(sql`
    select count(*) as count,
      ${boundedAmount(sql`coalesce(sum(r.stake), 0)`)} as stake,
      ${boundedAmount(sql`coalesce(sum(r.valid_bet), 0)`)} as "validBet",
      ${boundedAmount(sql`coalesce(sum(r.payout), 0)`)} as payout,
      ${boundedAmount(sql`coalesce(sum(r.payout - r.stake) filter (where r.state <> 'open'), 0)`)} as net
    from play.round r
    where ${where(filter)}`)
}

/** A vendor's transaction that was booked. */
export interface BookedTransaction {
  id: string
  ref: string
  type: 'bet' | 'win' | 'rollback'
  state: 'done' | 'taken-back'
  /** A gift of the vendor's paid for the bet, or for the one that this takes back. */
  isFree: boolean
  amount: bigint
  balanceAfter: bigint
  at: number
}

/** The ids of a round and of its first transactions are minted within one call: older partitions hold none of them. */
const A_CALL_MILLISECONDS = 60_000

/** No transaction of a round has an id before this one. */
export function firstTransactionId(roundId: string): string {
  return firstUuidv7At(uuidv7Time(roundId) - A_CALL_MILLISECONDS)
}

/** A round has at most this many that anybody reads. */
const TRANSACTIONS_MOST = 1_000

/**
 * Of one round, in the order they were booked: those of one call share their moment, bets before wins, each by the balance
 * it led to. Refused ones and tombstones moved nothing and are left out.
 */
export async function transactionsOf(db: Queryable, roundId: string): Promise<BookedTransaction[]> {
  return db.many<BookedTransaction>(sql`
    select t.id::text, t.ref, t.type, t.state, t.amount,
      t.is_free or exists (
        select from play.transaction o where o.id = t.original_id and o.is_free) as "isFree", t.balance_after as "balanceAfter", t.at
    from play.transaction t
    where t.round_id = ${roundId}
      and t.id >= ${firstTransactionId(roundId)}::uuid
      and t.state in ('done', 'taken-back')
    order by t.at, array_position(array['bet', 'win', 'rollback'], t.type),
      case when t.type = 'bet' then -t.balance_after else t.balance_after end
    limit ${TRANSACTIONS_MOST}`)
}
