-- Events in the order given, in the transaction that made them true: what `announce` is where a module's own function
-- decides and writes.
create function platform.announce(p_types text[], p_payloads jsonb[]) returns void
language sql as $$
  insert into platform.outbox (type, payload)
  select e.type, e.payload
  from unnest(p_types, p_payloads) with ordinality e(type, payload, n)
  order by e.n
$$;
