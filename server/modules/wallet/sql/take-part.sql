-- Takes a part of the withdrawal that has waited longest and has room for it; answers no row where none has. Whoever matches
-- at the same moment passes over what is locked, so nobody waits.
--
-- A function for its plan: fixed, it is made once a connection. Planned at each call, planning was half of what a match costs.
create or replace function wallet.take_part(p_currency text, p_amount bigint, p_payer bigint)
returns table (id bigint, bank text, holder text, number text)
language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_bitmapscan = off
set enable_sort = off
set jit = off
as $$
#variable_conflict use_column
begin
  return query
    update wallet.withdrawal w
    set matched = w.matched + p_amount
    where w.id = (
      select f.id
      from wallet.withdrawal f
      where f.state = 'matching'
        and f.currency = p_currency
        and f.matched < f.amount - f.fee
        and f.amount - f.fee - f.matched >= p_amount
        and f.member_id <> p_payer
      order by f.requested_at, f.id
      limit 1
      for update skip locked
    )
    returning w.id, w.payee_bank, w.payee_holder, w.payee_number;
end
$$;
