import { type Queryable, sql, type Tx } from '../../../platform/database.ts'
import type { Receivable } from '../reckoning/cascade.ts'
import type { RunKey } from './runs-store.ts'

/** What each agent was advanced and has not earned back, oldest first. */
export async function receivablesOf(
  db: Queryable,
  { kind, currency }: Pick<RunKey, 'kind' | 'currency'>,
  memberIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, Receivable[]>> {
  const rows = await db.many<Receivable & { memberId: bigint }>(sql`
    select id, member_id as "memberId", open
    from contracts.receivable
    where member_id = any(${memberIds}::bigint[]) and kind = ${kind} and currency = ${currency} and open > 0
    order by id`)
  return Map.groupBy(rows, ({ memberId }) => memberId)
}

export async function takeReceivables(tx: Tx, taken: readonly { id: bigint; amount: bigint }[]): Promise<void> {
  if (taken.length === 0) return
  await tx.run(sql`
    update contracts.receivable r
    set open = r.open - t.amount
    from unnest(${taken.map(({ id }) => id)}::bigint[], ${taken.map(({ amount }) => amount)}::bigint[]) as t (id, amount)
    where r.id = t.id`)
}

export async function insertReceivables(
  tx: Tx,
  { kind, currency }: Pick<RunKey, 'kind' | 'currency'>,
  receivables: readonly { lineId: bigint; memberId: bigint; amount: bigint }[],
): Promise<void> {
  if (receivables.length === 0) return
  await tx.run(sql`
    insert into contracts.receivable (line_id, member_id, kind, currency, amount, open)
    select a.line_id, a.member_id, ${kind}, ${currency}, a.amount, a.amount
    from unnest(
      ${receivables.map(({ lineId }) => lineId)}::bigint[], ${receivables.map(({ memberId }) => memberId)}::bigint[],
      ${receivables.map(({ amount }) => amount)}::bigint[]) as a (line_id, member_id, amount)
    order by a.line_id`)
}
