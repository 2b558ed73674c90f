import { type Sql, sql, type Tx } from '../../platform/database.ts'
import { kinds } from './funds-words.ts'

/** Writes down what was won or lost at a vendor, before it is booked; answers its number. */
export async function insertResult(
  tx: Tx,
  result: { memberId: bigint; vendorId: number; currency: string; amount: bigint; key: string; at: number },
): Promise<bigint> {
  const { id } = await tx.one<{ id: bigint }>(sql`
    insert into funds.result (member_id, vendor_id, currency, amount, posting_key, booked_at)
    values (${result.memberId}, ${result.vendorId}, ${result.currency}, ${result.amount}, ${result.key},
            ${new Date(result.at)})
    returning id`)
  return id
}

/** What was won and lost at vendors, with transfers and without, as the rows say. */
export const resultTotals: Sql = sql`
  select case when r.amount > 0 then ${kinds.playWin}::smallint else ${kinds.playLoss}::smallint end as kind,
    r.currency as unit, sum(abs(r.amount))::numeric as amount
  from (
    select currency, result as amount from funds.transfer where result <> 0
    union all
    select currency, amount from funds.result
  ) r
  group by 1, 2`
