-- Locks balance rows in order of account number, so that no two postings can wait for each other in a circle.
-- With p_skip_locked the rows somebody else holds are left out instead of waited for.
create or replace function ledger.lock_balances(p_accounts bigint[], p_skip_locked boolean default false)
returns setof ledger.balance
language plpgsql
rows 1000
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
as $$
begin
  if p_skip_locked then
    return query
      select * from ledger.balance where account_id = any (p_accounts) order by account_id
      for no key update skip locked;
  else
    return query
      select * from ledger.balance where account_id = any (p_accounts) order by account_id
      for no key update;
  end if;
end
$$;
