-- Adds the tail to the totals; answers how many rows it folded. Exact however many sessions post meanwhile.
create or replace function ledger.fold_tail() returns bigint
language plpgsql as $$
declare
  folded bigint;
begin
  if not pg_try_advisory_xact_lock(hashtext('ledger.fold_tail')) then
    return 0;
  end if;
  with gone as (
    delete from ledger.tail returning account_id, amount
  ),
  sums as (
    select account_id, sum(amount) as amount, count(*) as rows from gone group by account_id
  ),
  added as (
    update ledger.total t
    set balance = t.balance + s.amount
    from sums s
    where t.account_id = s.account_id
    returning s.rows
  )
  select coalesce(sum(rows), 0) into folded from added;
  return folded;
end
$$;
