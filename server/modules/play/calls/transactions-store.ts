import { type Queryable, type Sql, sql } from '../../../platform/database.ts'
import { kinds } from './play-words.ts'
import { transactionHash } from './reference.ts'

/** Whose a vendor's transaction is, by the vendor's id of it. */
export async function findTransactionOwner(db: Queryable, vendorId: number, ref: string): Promise<bigint | undefined> {
  const hash = transactionHash(vendorId, ref)
  const found = await db.maybe<{ memberId: bigint }>(sql`
    select t.member_id as "memberId"
    from (
      select id from play.reference where hash = ${hash} and owner = 0
      union
      select id from play.reference_archive where hash = ${hash} and owner = 0
    ) known
    join play.transaction t on t.id = known.id`)
  return found?.memberId
}

/** What play's rows say was moved, for the ledger's proof to compare with the journal. */
export const playTotals: Sql = sql`
  select
    (case
       when t.type = 'bet' then ${kinds.bet}
       when t.type = 'win' then ${kinds.win}
       when o.type = 'bet' then ${kinds.betRollback}
       else ${kinds.winRollback}
     end)::smallint as kind,
    t.currency as unit,
    sum(t.moved_main + t.moved_bonus)::numeric as amount
  from play.transaction t
  left join play.transaction o on o.id = t.original_id
  where t.moved_main + t.moved_bonus > 0
  group by 1, 2`
