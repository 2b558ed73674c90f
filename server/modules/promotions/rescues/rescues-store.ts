import { type Queryable, sql, type Tx } from '../../../platform/database.ts'

/** What loss rescue has given a member of a period. Ledger units. */
export interface GivenRescue {
  memberId: bigint
  /** The period's first day of the merchant's calendar. */
  periodStarts: string
  given: bigint
}

export async function givenRescues(
  db: Queryable,
  promotionId: bigint,
  memberIds: readonly bigint[],
  since: string,
): Promise<GivenRescue[]> {
  return db.many<GivenRescue>(sql`
    select member_id as "memberId", period_starts::text as "periodStarts", given
    from promotions.rescue
    where promotion_id = ${promotionId}
      and member_id = any(${memberIds}::bigint[])
      and period_starts >= ${since}::date`)
}

/** Writes what is given now of each period, in place of what was. */
export async function writeGiven(tx: Tx, promotionId: bigint, lines: readonly GivenRescue[]): Promise<void> {
  await tx.run(sql`
    insert into promotions.rescue as r (promotion_id, member_id, period_starts, given)
    select ${promotionId}, *
    from unnest(
      ${lines.map(({ memberId }) => memberId)}::bigint[], ${lines.map(({ periodStarts }) => periodStarts)}::date[],
      ${lines.map(({ given }) => given)}::bigint[])
    on conflict (promotion_id, member_id, period_starts) do update
    set given = excluded.given`)
}
