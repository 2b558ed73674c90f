-- Writes what many orders came to, a page at a time. What was taken back or settled by this revision meanwhile stays.
--
-- p_orders, p_states, p_payouts, p_rebates, p_shortfalls: order by order.
-- p_line_orders, p_line_numbers, p_line_payouts, p_line_rebates: the lines of which something is to be written.
--
-- Each is looked up by its key: a plan that joins a page to all orders there are reads them all for every page.
create or replace function lottery.settle_orders(
  p_revision int,
  p_orders uuid[], p_states text[], p_payouts bigint[], p_rebates bigint[], p_shortfalls bigint[],
  p_line_orders uuid[], p_line_numbers int[], p_line_payouts bigint[], p_line_rebates bigint[]
) returns void
language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set jit = off
as $$
begin
  update lottery.order_line l
  set payout = s.payout, rebate = s.rebate
  from unnest(p_line_orders, p_line_numbers, p_line_payouts, p_line_rebates) s(order_id, n, payout, rebate)
  join lottery.placed_order o on o.id = s.order_id
  where l.order_id = s.order_id and l.n = s.n
    and (o.state = 'waiting' or (o.state in ('won', 'lost') and o.revision < p_revision));

  update lottery.placed_order o
  set state = s.state, payout = s.payout, rebate = s.rebate, shortfall = s.shortfall, revision = p_revision,
      settled_at = clock_timestamp()
  from unnest(p_orders, p_states, p_payouts, p_rebates, p_shortfalls) s(id, state, payout, rebate, shortfall)
  where o.id = s.id and (o.state = 'waiting' or (o.state in ('won', 'lost') and o.revision < p_revision));
end
$$;
