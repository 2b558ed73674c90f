-- Locks withdrawals that wait to be paid by other members and still have room for p_least, those that have waited longest
-- first; none of p_payer's own and none of p_besides. What somebody else matches at the same moment is passed over, so nobody
-- waits.
--
-- A function for its plan: fixed, it is made once a connection. Planned at each call, planning was half of what a match costs.
create or replace function wallet.lock_waiting(
  p_currency text, p_least bigint, p_payer bigint, p_besides bigint[], p_most int
)
returns table (id bigint, member_id bigint, room bigint, bank text, holder text, number text)
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
    select f.id, f.member_id, f.amount - f.fee - f.matched, f.payee_bank, f.payee_holder, f.payee_number
    from wallet.withdrawal f
    where f.state = 'matching'
      and f.currency = p_currency
      and f.matched < f.amount - f.fee
      and f.amount - f.fee - f.matched >= p_least
      and f.member_id <> p_payer
      and f.id <> all (p_besides)
    order by f.requested_at, f.id
    limit p_most
    for update skip locked;
end
$$;
