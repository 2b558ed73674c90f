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
 * used before (the journal's unique index knows, whenever the other was committed) or a lock is not to be had in time.
 *
 * Everything follows from the rows that the update returns: it decides on the row as it is under the lock, in order of
 * account number like everybody else. Of two items for one account one is applied.
 */
export function singleLegsStatement(groups: readonly (readonly Item[])[], houses: ReadonlySet<bigint>): Sql {
  const arrays = encodeSingleLegs(groups, houses)
  return sql`
    with moved as (
      update ledger.balance b
      set balance = b.balance + r.amount, seq = b.seq + 1
      from (
        select *
        from unnest(
            ${arrays.accounts}::bigint[], ${arrays.house}::int[], ${arrays.amounts}::bigint[], ${arrays.keys}::uuid[],
            ${arrays.kinds}::smallint[], ${arrays.references}::text[], ${arrays.corrections}::boolean[]
          ) with ordinality item(account_id, house, amount, key, kind, reference, correction, n)
        order by account_id
      ) r
      where b.account_id = r.account_id
        and b.balance + r.amount >= b.floor
        and (r.amount > 0 or r.amount < 0 and (r.correction or not b.debit_closed))
        and b.unit = ((
          select array_agg(a.unit order by h.n)
          from unnest(${arrays.houses}::bigint[]) with ordinality h(account_id, n)
          left join ledger.account a on a.id = h.account_id and not a.guarded
        ))[r.house]
        and r.key >= (select ledger.key_at(now() - interval '2 days'))
        and r.key < (select ledger.key_at(now() + interval '10 minutes'))
      returning b.account_id, b.seq, r.amount, b.balance, r.house, r.key, r.kind, r.reference, r.n
    ),
    written as (
      insert into ledger.journal
        (account_id, seq, amount, balance_after, contra_id, posted_at, key, kind, part, parts, reference)
      select
        account_id, seq, amount, balance, (${arrays.houses}::bigint[])[house], now(), key, kind, 1, 1, reference
      from moved
    ),
    gained as (
      insert into ledger.tail (account_id, amount)
      select (${arrays.houses}::bigint[])[house], -sum(amount) from moved group by house having sum(amount) <> 0
    )
    select string_agg(n || ' ' || balance || ' ' || seq, ',') as applied from moved`
}
