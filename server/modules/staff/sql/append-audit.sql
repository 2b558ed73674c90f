-- What a line's hash is taken of: the hash before it, then the line as one JSON array without ambiguity.
create or replace function staff.audit_content(
  seq bigint, at timestamptz, actor text, action text, outcome text, request_id text, ip text, details jsonb
) returns text language sql stable as $$
  select jsonb_build_array(
    seq, (extract(epoch from at) * 1000000)::bigint, actor, action, outcome, request_id, ip, details)::text
$$;

-- Appends a line in the caller's transaction. Called as its last statement: from here to commit, appends of other
-- transactions wait.
create or replace function staff.append_audit(
  new_actor text, new_action text, new_outcome text, new_request_id text, new_ip text, new_details jsonb
) returns bigint language plpgsql as $$
declare
  chain_end staff.audit_end;
  new_at timestamptz;
  new_hash bytea;
begin
  select * into chain_end from staff.audit_end for update;
  new_at := clock_timestamp();
  -- The schedule makes months ahead; a database that slept for months makes its own here.
  perform staff.make_audit_month(new_at);
  new_hash := sha256(chain_end.hash || convert_to(
    staff.audit_content(
      chain_end.seq + 1, new_at, new_actor, new_action, new_outcome, new_request_id, new_ip, new_details),
    'utf8'));
  insert into staff.audit_line
    (seq, at, actor, action, outcome, request_id, ip, details, previous_hash, hash)
  values
    (chain_end.seq + 1, new_at, new_actor, new_action, new_outcome, new_request_id, new_ip, new_details,
     chain_end.hash, new_hash);
  update staff.audit_end set seq = chain_end.seq + 1, hash = new_hash;
  return chain_end.seq + 1;
end $$;
