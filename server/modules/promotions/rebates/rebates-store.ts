import { type Queryable, sql, type Tx } from '../../../platform/database.ts'

/** What a rebate has paid of a member's day and category. Ledger units. */
export interface PaidRebate {
  memberId: bigint
  /** Of the merchant's calendar. */
  day: string
  gameType: string
  paid: bigint
}

export async function paidRebates(
  db: Queryable,
  promotionId: bigint,
  memberIds: readonly bigint[],
  since: string,
): Promise<PaidRebate[]> {
  return db.many<PaidRebate>(sql`
    select member_id as "memberId", day::text, game_type as "gameType", paid
    from promotions.rebate
    where promotion_id = ${promotionId}
      and member_id = any(${memberIds}::bigint[])
      and day >= ${since}::date`)
}

/** Writes what is paid now of each day and category, in place of what was. */
export async function writePaid(tx: Tx, promotionId: bigint, lines: readonly PaidRebate[]): Promise<void> {
  await tx.run(sql`
    insert into promotions.rebate as r (promotion_id, member_id, day, game_type, paid)
    select ${promotionId}, *
    from unnest(
      ${lines.map(({ memberId }) => memberId)}::bigint[], ${lines.map(({ day }) => day)}::date[],
      ${lines.map(({ gameType }) => gameType)}::text[], ${lines.map(({ paid }) => paid)}::bigint[])
    on conflict (promotion_id, member_id, day, game_type) do update
    set paid = excluded.paid`)
}
