import { type Queryable, sql, type Tx } from '../../../platform/database.ts'

/** What holds for stakes that touch the bonus purse while a bonus is active; `play.perform` reads it. */
export interface BonusRule {
  memberId: bigint
  currency: string
  /** Ledger units; null: any stake. */
  maxBet: bigint | null
  /** Kinds of games where the bonus cannot be staked. */
  leftOut: readonly string[]
}

/** There is a rule exactly while a bonus is active. */
export async function setBonusRule(tx: Tx, { memberId, currency, maxBet, leftOut }: BonusRule): Promise<void> {
  await tx.run(sql`
    insert into wallet.bonus_rule (member_id, currency, max_bet, left_out)
    values (${memberId}, ${currency}, ${maxBet}, ${leftOut}::text[])
    on conflict (member_id, currency) do update
    set max_bet = excluded.max_bet, left_out = excluded.left_out`)
}

export async function endBonusRule(tx: Tx, memberId: bigint, currency: string): Promise<void> {
  await tx.run(sql`delete from wallet.bonus_rule where member_id = ${memberId} and currency = ${currency}`)
}

export async function hasActiveBonus(db: Queryable, memberId: bigint, currency: string): Promise<boolean> {
  const { isActive } = await db.one<{ isActive: boolean }>(sql`
    select exists (
      select from wallet.bonus_rule where member_id = ${memberId} and currency = ${currency}
    ) as "isActive"`)
  return isActive
}
