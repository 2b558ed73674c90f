import { type Queryable, sql, type Tx } from '../../../platform/database.ts'

export interface StakeLimit {
  memberId: bigint
  currency: string
  /** Ledger units. */
  stakeMax: bigint
  setBy: string
}

/** From the next bet on, in every process: bets read it under the lock on the member's purse. */
export async function setStakeLimit(tx: Tx, limit: StakeLimit): Promise<void> {
  await tx.run(sql`
    insert into play.stake_limit (member_id, currency, stake_max, set_by)
    values (${limit.memberId}, ${limit.currency}, ${limit.stakeMax}, ${limit.setBy})
    on conflict (member_id) do update
    set currency = excluded.currency, stake_max = excluded.stake_max, set_at = clock_timestamp(),
        set_by = excluded.set_by`)
}

export async function liftStakeLimit(tx: Tx, memberId: bigint): Promise<void> {
  await tx.run(sql`delete from play.stake_limit where member_id = ${memberId}`)
}

/** The limit that bets in this currency are held against; `setAt` in epoch milliseconds. */
export async function findStakeLimit(
  db: Queryable,
  memberId: bigint,
  currency: string,
): Promise<(Pick<StakeLimit, 'stakeMax' | 'setBy'> & { setAt: number }) | undefined> {
  return db.maybe<Pick<StakeLimit, 'stakeMax' | 'setBy'> & { setAt: number }>(sql`
    select stake_max as "stakeMax", set_by as "setBy", set_at as "setAt"
    from play.stake_limit
    where member_id = ${memberId} and currency = ${currency}`)
}
