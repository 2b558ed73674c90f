-- Sells many orders at once, each of one draw and of another member: sale, limits, money, rounds, orders, the draws' books
-- and the answers that are kept for repeats commit together. Each list is opened once, into arrays, and not at every step.
--
-- p_orders: an array, in the order of p_calls, of
--   id, draw, member, currency, vendor, node, stake, most, placed_at (milliseconds)
--   key, request, answer                         of an Idempotency-Key: hash of it, of what was asked, the sealed answer
-- p_lines: of all orders, [{place, n, play_code, content, units, price, unit_value, multiple, stake, own_group,
--   chosen_group, odds_share}]; `place`: the order's, counted from 1
-- p_exposed: of all orders, [{place, kind, what, staked, most, cap}]   what each could lose, and what may be lost at most
-- The others are what play.perform takes.
--
-- Answers, one row an order, what play.perform answers, or before it
--   replayed (it was sold when it was sent before) · not-on-sale · answered (another attempt under its key was) ·
--   full (above the limit of `kind` and `what`, of which `most` was taken before) · locked (p_skip_locked: send it alone)
create or replace function lottery.sell(
  p_orders json, p_lines json, p_exposed json,
  p_accounts bigint[], p_hashes uuid[], p_owners bigint[], p_calls json, p_transactions json, p_skip_locked boolean,
  p_standing bigint[]
)
returns table (
  n int, outcome text, kind text, what text, most bigint,
  balance bigint, main_balance bigint, main_seq bigint, round_id uuid, ids text, bonus_moved text
)
language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set jit = off
as $$
#variable_conflict use_column
declare
  this_instant timestamptz;
  orders int;
  o_id uuid[];
  o_draw bigint[];
  o_member bigint[];
  o_currency text[];
  o_vendor int[];
  o_node int[];
  o_stake bigint[];
  o_most bigint[];
  o_placed bigint[];
  o_key bytea[];
  o_request bytea[];
  o_answer bytea[];
  e_place int[];
  e_kind text[];
  e_what text[];
  e_staked bigint[];
  e_most bigint[];
  e_cap bigint[];
  outcomes text[];
  kinds text[];
  whats text[];
  mosts bigint[];
  besides bigint[];
  undecided int;
  places int[];
  calls json;
  found record;
  written bigint;
  wanted bigint;
begin
  select count(*), array_agg(id), array_agg(draw), array_agg(member), array_agg(currency), array_agg(vendor),
         array_agg(node), array_agg(stake), array_agg(most), array_agg(placed_at), array_agg(key), array_agg(request),
         array_agg(answer)
  into orders, o_id, o_draw, o_member, o_currency, o_vendor, o_node, o_stake, o_most, o_placed, o_key, o_request, o_answer
  from json_to_recordset(p_orders) o(
    id uuid, draw bigint, member bigint, currency text, vendor int, node int, stake bigint, most bigint,
    placed_at bigint, key bytea, request bytea, answer bytea);
  select array_agg(place), array_agg(kind), array_agg(what), array_agg(staked), array_agg(most), array_agg(cap)
  into e_place, e_kind, e_what, e_staked, e_most, e_cap
  from json_to_recordset(p_exposed) e(place int, kind text, what text, staked bigint, most bigint, cap bigint);
  outcomes := array_fill(null::text, array[orders]);
  kinds := outcomes;
  whats := outcomes;
  mosts := array_fill(null::bigint, array[orders]);

  -- Shared with whoever sells: who closes or calls off a draw waits for us, or we for them.
  for found in
    select distinct draw from unnest(o_draw) draw order by draw
  loop
    perform pg_advisory_xact_lock_shared(hashtextextended('lottery draw ' || found.draw, 0));
  end loop;
  -- Sent again because nobody heard what became of it: it was sold then, whatever stands in its way now.
  for found in
    select o.n::int as n
    from unnest(o_id, o_draw, o_member) with ordinality o(id, draw, member, n)
    -- By all that indexes of orders begin with: a plan made of an empty table may take any of them, and reads no more
    -- than one order of each.
    cross join lateral (
      select p.id from lottery.placed_order p
      where p.id = o.id and p.draw_id = o.draw and p.member_id = o.member
      limit 1
    ) p
  loop
    outcomes[found.n] := 'replayed';
  end loop;
  this_instant := clock_timestamp();
  for found in
    select o.n::int as n
    from unnest(o_draw) with ordinality o(draw, n)
    where o.draw in (
      select asked.draw
      from (select distinct draw from unnest(o_draw) draw) asked
      left join lateral (
        select d.id from lottery.draw d
        where d.id = asked.draw and d.state in ('planned', 'open') and this_instant < d.closes_at
        limit 1
      ) d on true
      where d.id is null
    )
  loop
    outcomes[found.n] := coalesce(outcomes[found.n], 'not-on-sale');
  end loop;

  -- A member's orders are sold one after another: what an operator or a bonus allows at once is for all of a draw.
  for found in
    select o.n::int as n, o.member
    from unnest(o_member, outcomes) with ordinality o(member, outcome, n)
    where o.outcome is null
    order by o.member
  loop
    if not p_skip_locked then
      perform pg_advisory_xact_lock(hashtextextended('lottery member ' || found.member, 0));
    elsif not pg_try_advisory_xact_lock(hashtextextended('lottery member ' || found.member, 0)) then
      outcomes[found.n] := 'locked';
    end if;
  end loop;

  -- Looked at without a lock: what is above a limit is refused here, what becomes so meanwhile at the end.
  for found in
    with exposed as materialized (
      select e.place, o.draw, o.currency, e.kind, e.what, e.most, e.cap
      from unnest(e_place, e_kind, e_what, e_most, e_cap) e(place, kind, what, most, cap)
      join unnest(o_draw, o_currency) with ordinality o(draw, currency, n) on o.n = e.place
    ),
    taken as (
      select w.*, coalesce(b.most, 0) as taken
      from (select distinct draw, currency, kind, what from exposed) w
      left join lateral (
        select b.most from lottery.exposure b
        where b.draw_id = w.draw and b.currency = w.currency and b.kind = w.kind and b.what = w.what
        limit 1
      ) b on true
    )
    select distinct on (x.place) x.place as n, x.kind, x.what, x.taken
    from (
      select e.place, e.kind, e.what, e.cap, t.taken,
             t.taken + sum(e.most) over (partition by e.draw, e.currency, e.kind, e.what order by e.place) as most
      from exposed e
      join taken t using (draw, currency, kind, what)
    ) x
    where x.most > x.cap
    order by x.place, x.kind, x.what
  loop
    if outcomes[found.n] is null then
      -- Of several together it is not known which of them are one too many.
      outcomes[found.n] := case when p_skip_locked then 'locked' else 'full' end;
      kinds[found.n] := found.kind;
      whats[found.n] := found.what;
      mosts[found.n] := found.taken;
    end if;
  end loop;

  -- The answers that are kept go first: of two attempts under one key the second waits here for the first.
  for found in
    with kept as (
      select o.n::int as n, o.key, o.request, o.answer
      from unnest(o_key, o_request, o_answer, outcomes) with ordinality o(key, request, answer, outcome, n)
      where o.key is not null and o.outcome is null
    ),
    inserted as (
      insert into platform.idempotency (key_hash, request_hash, answer_sealed)
      select key, request, answer from kept order by key
      on conflict (key_hash) do nothing
      returning key_hash
    )
    select kept.n from kept where not exists (select from inserted i where i.key_hash = kept.key)
  loop
    outcomes[found.n] := 'answered';
  end loop;

  select count(*) into undecided from unnest(outcomes) o where o is null;
  if undecided = orders then
    places := array(select generate_series(1, orders));
    calls := p_calls;
  elsif undecided > 0 then
    select array_agg(c.n::int order by c.n), json_agg(c.value order by c.n) into places, calls
    from json_array_elements(p_calls) with ordinality c(value, n)
    where outcomes[c.n] is null;
  end if;
  if places is not null then
    select array_agg(coalesce(b.staked, 0) order by p.n) into besides
    from unnest(places) with ordinality p(place, n)
    left join lateral (
      select b.staked from lottery.exposure b
      where b.draw_id = o_draw[p.place] and b.currency = o_currency[p.place]
        and b.kind = 'member' and b.what = o_member[p.place]::text
      limit 1
    ) b on true;
    for found in
      select * from play.perform(
        p_accounts, p_hashes, p_owners, calls, p_transactions, p_skip_locked, p_standing, besides
      )
    loop
      n := places[found.n];
      outcomes[n] := found.outcome;
      outcome := found.outcome;
      balance := found.balance;
      main_balance := found.main_balance;
      main_seq := found.main_seq;
      round_id := found.round_id;
      ids := found.ids;
      bonus_moved := found.bonus_moved;
      return next;
    end loop;
  end if;

  insert into lottery.placed_order (id, draw_id, member_id, currency, vendor_id, node_id, stake, most, placed_at)
  select o.id, o.draw, o.member, o.currency, o.vendor, o.node, o.stake, o.most, to_timestamp(o.placed_at / 1000.0)
  from unnest(o_id, o_draw, o_member, o_currency, o_vendor, o_node, o_stake, o_most, o_placed, outcomes)
    o(id, draw, member, currency, vendor, node, stake, most, placed_at, outcome)
  where o.outcome = 'done';
  insert into lottery.order_line
    (order_id, n, play_code, content, units, price, unit_value, multiple, stake, own_group, chosen_group, odds_share)
  select o.id, l.n, l.play_code, l.content, l.units, l.price, l.unit_value, l.multiple, l.stake, l.own_group,
         l.chosen_group, l.odds_share
  from json_to_recordset(p_lines) l(
    place int, n int, play_code text, content text, units int, price int, unit_value bigint, multiple int, stake bigint,
    own_group int, chosen_group int, odds_share int)
  join unnest(o_id, outcomes) with ordinality o(id, outcome, place) on o.place = l.place
  where o.outcome = 'done';

  -- What was not sold leaves nothing, so it may be tried again under its key.
  if exists (
    select from unnest(o_key, outcomes) o(key, outcome)
    where o.key is not null and o.outcome not in ('done', 'replayed', 'answered')
  ) then
    delete from platform.idempotency i
    using unnest(o_key, outcomes) o(key, outcome)
    where i.key_hash = o.key and o.outcome not in ('done', 'replayed', 'answered');
  end if;

  -- The draws' books come last, for everybody who buys waits for them; once for all of these orders, in order of key.
  with added as materialized (
    select o.draw, o.currency, e.kind, e.what, sum(e.staked)::bigint as staked, sum(e.most)::bigint as most,
           min(e.cap) as cap
    from unnest(e_place, e_kind, e_what, e_staked, e_most, e_cap) e(place, kind, what, staked, most, cap)
    join unnest(o_draw, o_currency, outcomes) with ordinality o(draw, currency, outcome, n) on o.n = e.place
    where o.outcome = 'done'
    group by o.draw, o.currency, e.kind, e.what
  ),
  booked as (
    insert into lottery.exposure as b (draw_id, currency, kind, what, staked, most)
    select draw, currency, kind, what, staked, most
    from added
    order by draw, currency, kind, what
    on conflict (draw_id, currency, kind, what) do update
    set staked = b.staked + excluded.staked, most = b.most + excluded.most
    returning b.draw_id, b.currency, b.kind, b.what, b.most
  )
  select count(*) filter (where b.most <= a.cap), count(*) into written, wanted
  from added a
  left join booked b on b.draw_id = a.draw and b.currency = a.currency and b.kind = a.kind and b.what = a.what;
  if written <> wanted then
    raise exception 'a limit was reached meanwhile' using errcode = 'serialization_failure';
  end if;

  for found in
    select p as place from generate_series(1, orders) p where places is null or p <> all (places)
  loop
    n := found.place;
    outcome := outcomes[n];
    kind := kinds[n];
    what := whats[n];
    most := mosts[n];
    balance := null;
    main_balance := null;
    main_seq := null;
    round_id := null;
    ids := null;
    bonus_moved := null;
    return next;
  end loop;
end
$$;
