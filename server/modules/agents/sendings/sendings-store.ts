import { boundedAmount, type Queryable, type Sql, sql, type Tx } from '../../../platform/database.ts'
import { kinds } from '../agents-words.ts'

/** Money from an upline to a downline or back; ledger units, epoch milliseconds. */
export interface NewSending {
  reference: string
  direction: 'down' | 'up'
  fromId: bigint
  toId: bigint
  currency: string
  amount: bigint
  note: string
  /** The cashier's, where one sent it for the agent. */
  byId: bigint | null
  sentAt: number
}

export interface Sending extends NewSending {
  id: bigint
}

export async function insertSending(tx: Tx, sending: NewSending, postingKey: string): Promise<Sending> {
  const { reference, direction, fromId, toId, currency, amount, note, byId, sentAt } = sending
  const { id } = await tx.one<{ id: bigint }>(sql`
    insert into agents.sending (reference, direction, from_id, to_id, currency, amount, note, by_id, sent_at,
      posting_key)
    values (${reference}, ${direction}, ${fromId}, ${toId}, ${currency}, ${amount}, ${note}, ${byId},
            ${new Date(sentAt)}, ${postingKey})
    returning id`)
  return { ...sending, id }
}

/** What a member sent from a moment on, up and down together. */
export async function sentSince(db: Queryable, memberId: bigint, currency: string, since: number): Promise<bigint> {
  const { sum } = await db.one<{ sum: bigint }>(sql`
    select ${boundedAmount(sql`coalesce(sum(amount), 0)`)} as sum
    from agents.sending
    where from_id = ${memberId} and currency = ${currency} and sent_at >= ${new Date(since)}`)
  return sum
}

export interface SendingFilter {
  memberId: bigint
  from: number
  until: number
  after: string | undefined
  limit: number
}

const columns: Sql = sql`
  id, reference, direction, from_id as "fromId", to_id as "toId", currency, amount, note, by_id as "byId", sent_at as "sentAt"`

/** What a member sent and was sent, newest first. */
export async function listSendings(db: Queryable, filter: SendingFilter): Promise<Sending[]> {
  const { memberId, from, until, after, limit } = filter
  const within = sql`
    sent_at >= ${new Date(from)} and sent_at < ${new Date(until)} and id < ${after ?? '9223372036854775807'}::bigint`
  return db.many<Sending>(sql`
    select *
    from (
      (select ${columns} from agents.sending where from_id = ${memberId} and ${within} order by id desc limit ${limit})
      union all
      (select ${columns} from agents.sending where to_id = ${memberId} and ${within} order by id desc limit ${limit})
    ) s
    order by id desc
    limit ${limit}`)
}

/** The other side of each of these references of a member's. */
export async function othersOf(
  db: Queryable,
  memberId: bigint,
  references: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  const rows = await db.many<{ reference: string; otherId: bigint }>(sql`
    select reference, case when from_id = ${memberId} then to_id else from_id end as "otherId"
    from agents.sending
    where reference = any(${references}::text[])
      and (from_id = ${memberId} or to_id = ${memberId})`)
  return new Map(rows.map(({ reference, otherId }) => [reference, otherId]))
}

/** What these rows say was moved, for the ledger's proof to compare with the journal. */
export const sendingTotals: Sql = sql`
  select ${kinds.sent}::smallint as kind, currency as unit, sum(amount)::numeric as amount
  from agents.sending
  group by currency`
