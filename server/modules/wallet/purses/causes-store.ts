import { type Queryable, type Sql, sql, type Tx } from '../../../platform/database.ts'
import { kinds } from './purses.ts'

export interface Adjustment {
  memberId: bigint
  currency: string
  /** Ledger units. */
  amount: bigint
  isDebit?: boolean
  note: string
  madeBy: string
  madeAt: number
  postingKey: string
}

export async function insertAdjustment(tx: Tx, adjustment: Adjustment): Promise<bigint> {
  const { id } = await tx.one<{ id: bigint }>(sql`
    insert into wallet.adjustment (member_id, currency, amount, note, made_by, made_at, posting_key, is_debit)
    values (${adjustment.memberId}, ${adjustment.currency}, ${adjustment.amount}, ${adjustment.note},
            ${adjustment.madeBy}, ${new Date(adjustment.madeAt)}, ${adjustment.postingKey},
            ${adjustment.isDebit ?? false})
    returning id`)
  return id
}

/** Why each of these adjustments of a member was made, by its id. */
export async function adjustmentNotes(
  db: Queryable,
  memberId: bigint,
  ids: readonly bigint[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.many<{ id: string; note: string }>(sql`
    select id::text, note
    from wallet.adjustment
    where id = any(${ids}::bigint[]) and member_id = ${memberId}`)
  return new Map(rows.map(({ id, note }) => [id, note]))
}

export async function insertTrialGrant(
  tx: Tx,
  grant: { memberId: bigint; currency: string; amount: bigint; madeAt: number; postingKey: string },
): Promise<void> {
  await tx.run(sql`
    insert into wallet.trial_grant (member_id, currency, amount, made_at, posting_key)
    values (${grant.memberId}, ${grant.currency}, ${grant.amount}, ${new Date(grant.madeAt)}, ${grant.postingKey})`)
}

/** What these rows say was moved, for the ledger's proof to compare with the journal. */
export const causesTotals: Sql = sql`
  select ${kinds.adjustment}::smallint as kind, currency as unit, sum(amount)::numeric as amount
  from wallet.adjustment
  where not is_debit
  group by currency
  union all
  select ${kinds.debit}::smallint, currency, sum(amount)::numeric
  from wallet.adjustment
  where is_debit
  group by currency
  union all
  select ${kinds.trialGrant}::smallint, currency, sum(amount)::numeric
  from wallet.trial_grant
  group by currency`
