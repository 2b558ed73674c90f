import { boundedAmount, type Queryable, sql } from '../../platform/database.ts'

/** Epoch milliseconds, from included, until not. */
export interface Span {
  from: number
  until: number
}

/** Amounts in ledger units, here and below. */
export interface PlayTotal {
  currency: string
  rounds: number
  players: number
  stake: bigint
  payout: bigint
}

export function playTotals(db: Queryable, { from, until }: Span): Promise<PlayTotal[]> {
  return db.many<PlayTotal>(sql`
    select currency, sum(rounds)::int as rounds, count(distinct member_id)::int as players,
      ${boundedAmount(sql`sum(stake)`)} as stake, ${boundedAmount(sql`sum(payout)`)} as payout
    from figures.member_figure_view
    where since >= ${new Date(from)}
      and since < ${new Date(until)}
    group by currency
    order by currency`)
}

export interface HourTotal {
  currency: string
  /** Hours since the span's beginning. */
  hour: number
  stake: bigint
  payout: bigint
}

export function hourTotals(db: Queryable, { from, until }: Span): Promise<HourTotal[]> {
  return db.many<HourTotal>(sql`
    select currency, floor(extract(epoch from since - ${new Date(from)}) / 3600)::int as hour,
      ${boundedAmount(sql`sum(stake)`)} as stake, ${boundedAmount(sql`sum(payout)`)} as payout
    from figures.member_figure_view
    where since >= ${new Date(from)}
      and since < ${new Date(until)}
    group by 1, 2`)
}

export interface PaidTotal {
  currency: string
  count: number
  amount: bigint
}

/** After fees, as in every report: what came to main purses. */
export function depositTotals(db: Queryable, { from, until }: Span): Promise<PaidTotal[]> {
  return db.many<PaidTotal>(sql`
    select currency, count(*)::int as count, ${boundedAmount(sql`sum(credited - fee)`)} as amount
    from wallet.deposit_view
    where state = 'paid'
      and settled_at >= ${new Date(from)}
      and settled_at < ${new Date(until)}
    group by currency`)
}

/** Of those that were refused, what other members had paid by then. */
export function withdrawalTotals(db: Queryable, { from, until }: Span): Promise<PaidTotal[]> {
  const paid = sql`case when state = 'paid' then amount else received end`
  return db.many<PaidTotal>(sql`
    select currency, count(*)::int as count, ${boundedAmount(sql`sum(${paid})`)} as amount
    from wallet.withdrawal_view
    where (state = 'paid' or received > 0)
      and closed_at >= ${new Date(from)}
      and closed_at < ${new Date(until)}
    group by currency`)
}

export interface Waiting {
  deposits: number
  withdrawals: number
  failed: number
  unknown: number
  conflicts: number
  proposals: number
}

export function countWaiting(db: Queryable): Promise<Waiting> {
  return db.one<Waiting>(sql`
    select
      (select count(*) from wallet.deposit_view where state = 'review')::int as deposits,
      (select count(*) from wallet.withdrawal_view where state = 'requested')::int as withdrawals,
      (select count(*) from wallet.withdrawal_view where state = 'failed')::int as failed,
      (select count(*) from wallet.withdrawal_view where state = 'unknown')::int as unknown,
      (select count(*) from wallet.withdrawal_view where conflict is not null)::int as conflicts,
      (select count(*) from staff.proposal_view where state = 'waiting')::int as proposals`)
}

export interface Presence {
  registered: number
  online: number
}

/** Trials are guests, and cashiers log-ins of their agent: both count as online only. `seenSince`: epoch milliseconds. */
export function countMembers(db: Queryable, { from, until }: Span, seenSince: number, now: number): Promise<Presence> {
  return db.one<Presence>(sql`
    select
      (
        select count(*)
        from identity.member_view
        where created_at >= ${new Date(from)}
          and created_at < ${new Date(until)}
          and type <> 4
          and cashier_of is null
      )::int as registered,
      (
        select count(distinct member_id)
        from identity.session_view
        where seen_at >= ${new Date(seenSince)}
          and expires_at > ${new Date(now)}
      )::int as online`)
}
