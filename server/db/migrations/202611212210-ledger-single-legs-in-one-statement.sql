-- The short way for what most postings are: one leg between a guarded account and an unguarded one, by itself. Locks,
-- decides, writes the journal and moves the balances in one statement; ledger.post stays the complete way.
--
-- `p_amount` is what the guarded account gains (below zero: loses); `p_house` is the place of the other side in
-- `p_houses`. Answers `place balance seq` of each item it applied, separated by commas. What it leaves out was not
-- applied, for whatever reason (insufficient, closed, locked elsewhere, changed a moment ago, unknown, no house): the
-- caller sends that the complete way and learns why. A key that was used before is a unique violation, of which nothing
-- remains; the caller sends the whole call the complete way.
--
-- Keys must be distinct within one call, and so should accounts: of two items for one account only one is applied.
create function ledger.post_single_legs(
  p_houses bigint[],
  p_account bigint[], p_house int[], p_amount bigint[],
  p_key uuid[], p_kind smallint[], p_reference text[], p_correction boolean[],
  out applied text
)
language plpgsql
-- One plan for calls of any length, by index: it must not depend on how large the tables were when it was made.
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set jit = off
as $$
declare
  this_instant timestamptz := clock_timestamp();
  oldest uuid := ledger.key_at(this_instant - interval '2 days');
  newest uuid := ledger.key_at(this_instant + interval '10 minutes');
  units smallint[]; -- of the houses; null where it is none, which equals no account's unit
begin
  select array_agg(a.unit order by h.n) into units
  from unnest(p_houses) with ordinality h(account_id, n)
  left join ledger.account a on a.id = h.account_id and not a.guarded;

  -- Everything follows from the rows the update returns. A row that changed between the statement's snapshot and its
  -- lock is not found under its new place by the update, and so is left out like a refused one.
  with locked as materialized (
    select b.ctid, r.*
    from unnest(p_account, p_house, p_amount, p_key, p_kind, p_reference, p_correction)
      with ordinality r(account_id, house, amount, key, kind, reference, correction, n)
    join ledger.balance b on b.account_id = r.account_id
    for no key update of b skip locked
  ),
  moved as (
    update ledger.balance b
    set balance = b.balance + r.amount, seq = b.seq + 1
    from locked r
    where b.ctid = r.ctid
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
end
$$;
