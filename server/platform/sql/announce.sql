-- Puts events into the outbox in the order they are given. Its plan is kept: a function in plain SQL would be planned anew
-- in every transaction.
create or replace function platform.announce(p_types text[], p_payloads jsonb[]) returns void
language plpgsql as $$
begin
  insert into platform.outbox (type, payload)
  select e.type, e.payload
  from unnest(p_types, p_payloads) with ordinality e(type, payload, n)
  order by e.n;
end
$$;
