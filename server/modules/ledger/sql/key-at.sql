-- The smallest version 7 uuid of an instant.
create or replace function ledger.key_at(p_instant timestamptz) returns uuid
language sql immutable parallel safe as $$
  select (lpad(to_hex((extract(epoch from p_instant) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid
$$;
