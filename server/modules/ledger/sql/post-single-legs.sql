-- The short way for single legs: item n moves p_amounts[n] to one guarded account (below zero: from it) against the
-- unguarded account p_houses[p_house[n]]. Answers `n balance seq` of each item it applied, separated by commas. The
-- others were not applied, for whatever reason (insufficient, debits closed, no account, key outside the window, no
-- house): `ledger.post` says which. It fails as a whole, leaving nothing behind, where a key was used before: the
-- journal's unique index knows, whenever the other was committed.
--
-- Everything follows from the rows that the update returns: it decides on the row as it is under the lock, in order of
-- account number like everybody else. Of two items for one account one is applied.
create or replace function ledger.post_single_legs(
  p_houses bigint[],
  p_accounts bigint[], p_house int[], p_amounts bigint[], p_keys uuid[], p_kinds smallint[], p_references text[],
  p_corrections boolean[]
) returns text
language plpgsql
as $$
declare
  this_instant timestamptz := clock_timestamp();
  oldest uuid := ledger.key_at(this_instant - interval '2 days');
  newest uuid := ledger.key_at(this_instant + interval '10 minutes');
  units smallint[];
  applied text;
begin
  select array_agg(a.unit order by h.n) into units
  from unnest(p_houses) with ordinality h(account_id, n)
  left join ledger.account a on a.id = h.account_id and not a.guarded;

  with moved as (
    update ledger.balance b
    set balance = b.balance + r.amount, seq = b.seq + 1
    from (
      select *
      from unnest(p_accounts, p_house, p_amounts, p_keys, p_kinds, p_references, p_corrections)
        with ordinality item(account_id, house, amount, key, kind, reference, correction, n)
      order by account_id
    ) r
    where b.account_id = r.account_id
      and b.balance + r.amount >= b.floor
      and (r.amount > 0 or r.amount < 0 and (r.correction or not b.debit_closed))
      and b.unit = units[r.house]
      and r.key >= oldest and r.key < newest
    returning b.account_id, b.seq, r.amount, b.balance, r.house, r.key, r.kind, r.reference, r.n
  ),
  written as (
    insert into ledger.journal
      (account_id, seq, amount, balance_after, contra_id, posted_at, key, kind, part, parts, reference)
    select account_id, seq, amount, balance, p_houses[house], this_instant, key, kind, 1, 1, reference
    from moved
  ),
  gained as (
    insert into ledger.tail (account_id, amount)
    select p_houses[house], -sum(amount) from moved group by house having sum(amount) <> 0
  )
  select string_agg(n || ' ' || balance || ' ' || seq, ',') into applied from moved;
  return applied;
end
$$;
