import { type Queryable, sql, type Tx } from '../../../platform/database.ts'
import { firstTransactionId } from '../records/bet-records-store.ts'
import type { Standing } from './ruling.ts'

/** What an operator ruled of a round. Amounts are ledger units. */
interface Ruling {
  id: string
  kind: 'void' | 'resettled'
  reason: string
  madeBy: string
  stakeBefore: bigint
  payoutBefore: bigint
  /** What the round was to pay. */
  payoutDue: bigint
}

export async function insertRuling(tx: Tx, roundId: string, ruling: Ruling): Promise<void> {
  await tx.run(sql`
    insert into play.ruling (id, round_id, kind, reason, made_by, stake_before, payout_before, payout_due)
    values (${ruling.id}, ${roundId}, ${ruling.kind}, ${ruling.reason}, ${ruling.madeBy}, ${ruling.stakeBefore},
            ${ruling.payoutBefore}, ${ruling.payoutDue})`)
}

/** The latest first; `madeAt` in epoch milliseconds. */
export function rulingsOf(db: Queryable, roundId: string): Promise<(Ruling & { madeAt: number })[]> {
  return db.many<Ruling & { madeAt: number }>(sql`
    select id::text, kind, reason, made_by as "madeBy", made_at as "madeAt", stake_before as "stakeBefore",
           payout_before as "payoutBefore", payout_due as "payoutDue"
    from play.ruling
    where round_id = ${roundId}
    order by id desc`)
}

/** Bets that were not taken back, and wins with what is left of them; the latest first. */
export function standingOf(db: Queryable, roundId: string): Promise<Standing[]> {
  return db.many<Standing>(sql`
    with booked as materialized (
      select t.id, t.ref, t.type, t.state, t.amount, t.moved_main + t.moved_bonus as moved, t.original_id
      from play.transaction t
      where t.round_id = ${roundId} and t.id >= ${firstTransactionId(roundId)}::uuid
    ),
    returned as (
      select original_id, sum(moved)::bigint as moved
      from booked
      where type = 'rollback' and original_id is not null
      group by original_id
    )
    select b.ref, b.type, case when b.type = 'bet' then b.amount else b.moved - coalesce(r.moved, 0) end as amount
    from booked b
    left join returned r on r.original_id = b.id
    where (b.type = 'bet' and b.state = 'done')
       or (b.type = 'win' and b.state in ('done', 'taken-back') and b.moved > coalesce(r.moved, 0))
    order by b.id desc`)
}
