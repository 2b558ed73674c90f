import { type Sql, sql } from '../../platform/database.ts'
import { encodeGroups, type Item } from './posting.ts'

/**
 * The one statement that moves money: all groups in one call, in their order.
 * @param skipLocked groups with an account that is locked elsewhere are answered `locked` instead of waited for.
 */
export function postStatement(groups: readonly (readonly Item[])[], skipLocked: boolean): Sql {
  const arrays = encodeGroups(groups)
  return sql`
    select
      status::text, from_balance::text, from_seq::text, to_balance::text, to_seq::text
    from ledger.post(
      ${arrays.accounts}::bigint[], ${arrays.groups}::int[], ${arrays.keys}::uuid[], ${arrays.kinds}::smallint[], ${arrays.references}::text[],
      ${arrays.corrections}::boolean[], ${arrays.items}::int[], ${arrays.from}::int[], ${arrays.to}::int[],
      ${arrays.amounts}::bigint[], ${skipLocked}
    )`
}
