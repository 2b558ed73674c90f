import { type Sql, sql } from '../../platform/database.ts'
import { encodeGroups, type Item } from './posting.ts'
import { encodeSingleLegs } from './single-legs.ts'

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

/**
 * Settings for the connections of `singleLegsStatement`. Its plan is made once, for arrays of any length, by index
 * whatever the size of the tables was at that moment. And it waits for nobody's locks for long: whoever holds an account
 * for longer than a batch takes must not hold up the others, who are then posted the complete way.
 */
export const SINGLE_LEGS_SETTINGS = [
  'plan_cache_mode=force_generic_plan',
  'jit=off',
  'enable_seqscan=off',
  'enable_hashjoin=off',
  'enable_mergejoin=off',
  'lock_timeout=5ms',
]
  .map((setting) => `-c ${setting}`)
  .join(' ')

/**
 * The short way for single legs, to be sent outside a transaction. Answers `place balance seq` of each item it applied,
 * separated by commas. The others were not applied, for whatever reason (insufficient, debits closed, no account, key
 * outside the window, no house): `postStatement` says which. It fails as a whole, leaving nothing behind, where a key was
 * used before or a lock is not to be had in time.
 */
export function singleLegsStatement(groups: readonly (readonly Item[])[], houses: ReadonlySet<bigint>): Sql {
  const arrays = encodeSingleLegs(groups, houses)
  return sql`
    select ledger.post_single_legs(
      ${arrays.houses}::bigint[], ${arrays.accounts}::bigint[], ${arrays.house}::int[], ${arrays.amounts}::bigint[],
      ${arrays.keys}::uuid[], ${arrays.kinds}::smallint[], ${arrays.references}::text[], ${arrays.corrections}::boolean[]
    ) as applied`
}
