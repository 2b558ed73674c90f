-- Lines of one account by seq, found without an index on seq: seqs have no gaps, so it is known how many lines a page
-- has, and lines lie near their neighbours' keys, so the search starts around the page's edge and widens until all of
-- them are there. Backwards: the p_limit lines before p_edge_seq (null: the newest). Forwards: those after it.
-- p_edge_key is the key of the edge's line; without it the search starts from now, or from the account's opening.
create or replace function ledger.statement(
  p_account bigint, p_edge_seq bigint, p_edge_key uuid, p_limit int, p_forwards boolean
) returns setof ledger.journal
language plpgsql stable
set enable_seqscan = off
set jit = off
as $$
declare
  opened timestamptz;
  last_seq bigint;
  first_wanted bigint;
  last_wanted bigint;
  edge timestamptz;
  reach interval := interval '10 minutes';
  since timestamptz;
  until timestamptz;
  lines ledger.journal[];
begin
  select a.opened_at, b.seq into opened, last_seq
  from ledger.account a
  join ledger.balance b on b.account_id = a.id
  where a.id = p_account;
  if not found then
    return;
  end if;

  if p_forwards then
    first_wanted := coalesce(p_edge_seq, 0) + 1;
    last_wanted := least(first_wanted + p_limit - 1, last_seq);
  else
    last_wanted := least(coalesce(p_edge_seq - 1, last_seq), last_seq);
    first_wanted := greatest(last_wanted - p_limit + 1, 1);
  end if;
  if first_wanted > last_wanted then
    return;
  end if;

  edge := case
    when p_edge_key is not null then
      to_timestamp(('x' || lpad(substr(replace(p_edge_key::text, '-', ''), 1, 12), 16, '0'))::bit(64)::bigint / 1000.0)
    when p_forwards then opened
    else now()
  end;

  -- A key is accepted for two days, and ten minutes early: no line's key is further than that from its posting.
  loop
    since := edge - case when p_forwards then least(reach, interval '3 days') else reach end;
    until := edge + case when p_forwards then reach else least(reach, interval '3 days') end + interval '1 minute';
    select array_agg(j order by case when p_forwards then j.seq else -j.seq end) into lines
    from ledger.journal j
    where j.account_id = p_account
      and j.key >= ledger.key_at(since)
      and j.key < ledger.key_at(until)
      and j.seq between first_wanted and last_wanted;
    exit when cardinality(lines) = last_wanted - first_wanted + 1;
    -- The whole life of the account has been searched: a line is missing, which is for the check to say.
    exit when reach > now() - opened + interval '6 days';
    reach := reach * 8;
  end loop;

  return query select * from unnest(lines);
end
$$;
