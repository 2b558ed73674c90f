-- Pays many at once: item by item from one unguarded account to guarded ones of its unit, which may be paid several times.
-- All of it is booked or none: a key that was used, a house that is none or an amount that is none is an error. The caller
-- holds the balances (ledger.lock_balances), so nobody else moves them meanwhile.
--
-- Answers, item by item, what the account holds after it and the row it is in the account's journal.
create or replace function ledger.post_gains(
  p_house bigint, p_accounts bigint[], p_amounts bigint[], p_keys uuid[], p_kind smallint, p_references text[]
)
returns table (n bigint, balance bigint, seq bigint)
language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set jit = off
as $$
#variable_conflict use_column
declare
  this_instant timestamptz := clock_timestamp();
  oldest uuid := ledger.key_at(this_instant - interval '2 days');
  newest uuid := ledger.key_at(this_instant + interval '10 minutes');
  house_unit smallint := (select a.unit from ledger.account a where a.id = p_house and not a.guarded);
  answered bigint;
begin
  if exists (
    select from unnest(p_amounts, p_keys) i(amount, key)
    where i.amount is null or i.amount <= 0 or i.key is null or i.key < oldest or i.key >= newest
  ) then
    raise exception 'a gain is above zero, and its key is of these days';
  end if;

  return query
    with item as materialized (
      select i.n, i.account_id, i.amount, i.key, i.reference,
             (b.balance + sum(i.amount) over each_account)::bigint as balance,
             b.seq + row_number() over each_account as seq,
             lead(i.n) over each_account is null as is_last
      from unnest(p_accounts, p_amounts, p_keys, p_references)
        with ordinality i(account_id, amount, key, reference, n)
      cross join lateral (select * from ledger.balance b where b.account_id = i.account_id limit 1) b
      where b.unit = house_unit
      window each_account as (partition by i.account_id order by i.n)
    ),
    written as (
      insert into ledger.journal
        (account_id, seq, amount, balance_after, contra_id, posted_at, key, kind, part, parts, reference)
      select account_id, seq, amount, balance, p_house, this_instant, key, p_kind, 1, 1, reference
      from item
    ),
    paid as (
      insert into ledger.tail (account_id, amount)
      select p_house, -sum(amount) from item having count(*) > 0
    ),
    moved as (
      update ledger.balance b
      set balance = i.balance, seq = i.seq
      from item i
      where i.is_last and b.account_id = i.account_id
    )
    select n, balance, seq from item order by n;
  get diagnostics answered = row_count;
  if answered <> cardinality(p_keys) then
    raise exception 'of % gains % could be booked', cardinality(p_keys), answered;
  end if;
end
$$;
