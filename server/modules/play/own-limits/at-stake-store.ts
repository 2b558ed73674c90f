import { sql, type Tx } from '../../../platform/database.ts'

/**
 * Counts against the limits of members what they may lose in something that is booked only when it is over. What they may
 * still stake was read under the locks of their main purses, as all of their play is.
 * @param holder the caller's id of what is played
 */
export async function putAtStake(
  tx: Tx,
  holder: string,
  currency: string,
  players: readonly { memberId: bigint; amount: bigint }[],
): Promise<void> {
  await tx.run(sql`
    insert into play.at_stake (holder, member_id, currency, amount)
    select ${holder}::uuid, w.member, ${currency}, w.amount
    from unnest(
      ${players.map(({ memberId }) => memberId)}::bigint[], ${players.map(({ amount }) => amount)}::bigint[]
    ) w(member, amount)`)
}

/** It is over: what was lost in it is booked in the same transaction, or nothing was. */
export async function takeFromStake(tx: Tx, holder: string): Promise<void> {
  await tx.run(sql`delete from play.at_stake where holder = ${holder}::uuid`)
}
