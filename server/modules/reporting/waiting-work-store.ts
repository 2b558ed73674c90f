import { MOST_WAITING, type WorkQueue } from '@croupier/api/reporting/show-waiting-work.ts'
import { join, type Queryable, type Sql, sql } from '../../platform/database.ts'

/** How many rows there are, read no further than what is told. */
const some = (rows: Sql): Sql => sql`(select count(*) from (${rows} limit ${MOST_WAITING}) as waiting)::int`

/** What waits in each queue; each is read by an index of its state. */
const counts: Readonly<Record<WorkQueue, Sql>> = {
  deposits: sql`${some(sql`select from wallet.deposit_view where state = 'review'`)} as deposits`,
  withdrawals: sql`${some(sql`select from wallet.withdrawal_view where state = 'requested'`)} as withdrawals`,
  differences: sql`${some(sql`select from wallet.difference_view where settled_at is null`)} as differences`,
  transfers: sql`${some(sql`select from funds.transfer_view where state = 'unknown'`)} as transfers`,
  feedback: sql`${some(sql`select from feedback.conversation_view where state = 'open'`)} as feedback`,
  lateFeedback: sql`
    ${some(sql`select from feedback.conversation_view where state = 'open' and late_at is not null`)} as "lateFeedback"`,
  verifications: sql`
    ${some(sql`select from safeguards.verification_document_view where state = 'submitted'`)} as verifications`,
  applications: sql`${some(sql`select from promotions.participation_view where state = 'applying'`)} as applications`,
  pointOrders: sql`
    ${some(sql`select from points.redemption_view where state = 'process' and type = 'GOODS'`)} as "pointOrders"`,
  proposals: sql`${some(sql`select from staff.proposal_view where state = 'waiting'`)} as proposals`,
}

/** How much waits in each of these queues; `MOST_WAITING` stands for that and more. */
export async function countWork(
  db: Queryable,
  queues: readonly WorkQueue[],
): Promise<Partial<Record<WorkQueue, number>>> {
  if (queues.length === 0) return {}
  return db.one<Partial<Record<WorkQueue, number>>>(sql`select ${join(queues.map((queue) => counts[queue]))}`)
}
