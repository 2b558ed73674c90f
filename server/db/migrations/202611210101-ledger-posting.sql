-- Locks balance rows in order of account number, so that no two postings can wait for each other in a circle.
-- With p_skip_locked the rows somebody else holds are left out instead of waited for.
create function ledger.lock_balances(p_accounts bigint[], p_skip_locked boolean default false)
returns setof ledger.balance
language plpgsql
rows 1000
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
as $$
begin
  if p_skip_locked then
    return query
      select * from ledger.balance where account_id = any (p_accounts) order by account_id
      for no key update skip locked;
  else
    return query
      select * from ledger.balance where account_id = any (p_accounts) order by account_id
      for no key update;
  end if;
end
$$;

-- The posting function. Items stand in the order of arrival; consecutive items of one number in p_group are a group,
-- applied wholly or not at all; legs stand in the order of their items and move p_amount from one account to another.
--
-- Status of an item: 0 applied · 1 applied before, the first answer is given · 2 insufficient · 3 debit closed ·
-- 4 no such account · 5 key outside the window · 6 malformed (an amount not above zero, two units, no guarded side, an
-- account touched twice) · 7 key used before with other content · 8 an account is locked elsewhere (p_skip_locked) ·
-- 9 nothing wrong with it, but its group was not applied.
-- Balances and seqs are per leg, null for unguarded sides. Refused items carry the balances they were refused on.
--
-- Keys must be distinct within one call.
create function ledger.post(
  p_group int[], p_key uuid[], p_kind smallint[], p_reference text[], p_correction boolean[],
  p_item int[], p_from bigint[], p_to bigint[], p_amount bigint[],
  p_skip_locked boolean,
  out status smallint[],
  out from_balance bigint[], out from_seq bigint[], out to_balance bigint[], out to_seq bigint[]
)
language plpgsql
-- The plan is made once: arrays of any length take the same index lookups, and a partition that was empty when the
-- plan was made must not leave a sequential scan behind.
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set jit = off
as $$
declare
  items int := cardinality(p_key);
  legs int := cardinality(p_item);
  this_instant timestamptz := clock_timestamp();
  oldest uuid := ledger.key_at(this_instant - interval '2 days');
  newest uuid := ledger.key_at(this_instant + interval '10 minutes');

  -- The distinct accounts, in order of number, and what is known of each.
  ids bigint[];
  balances bigint[];
  seqs bigint[];
  seqs_before bigint[];
  floors bigint[];
  closed boolean[];
  units smallint[];
  natures smallint[]; -- 1 guarded and locked by us, 2 unguarded, 3 locked elsewhere, null unknown

  -- Place in those arrays of each leg's `from` (1 .. legs) and `to` (legs + 1 .. 2 * legs).
  place int[];

  hits int[];        -- per item: rows found under its key
  differs boolean[]; -- per item: a row found has other content
  parts smallint[];  -- per item: guarded sides
  taken int[];       -- per account: the last item that touched it
  no_legs bigint[] := array_fill(null::bigint, array[legs]);

  i int := 1;
  l int := 1;
  x int;
  f int;
  t int;
  verdict smallint;
  group_first int;
  group_leg int;
  item_leg int;
  sides smallint;
  refused boolean;
  replayed boolean;
  group_applies boolean;
  any_applied boolean := false;
  found record;
begin
  select array_agg(distinct side) into ids from unnest(p_from || p_to) side;

  select array_agg(w.balance), array_agg(w.seq), array_agg(w.floor), array_agg(w.debit_closed), array_agg(w.unit),
         array_agg(case when w.balance is not null then 1::smallint end)
  into balances, seqs, floors, closed, units, natures
  from (
    select b.*
    from unnest(ids) with ordinality u(account_id, n)
    left join ledger.lock_balances(ids, p_skip_locked) b on b.account_id = u.account_id
    order by u.n
  ) w;
  seqs_before := seqs;

  for found in
    select u.n, a.guarded, a.unit
    from unnest(ids, natures) with ordinality u(account_id, nature, n)
    join ledger.account a on a.id = u.account_id
    where u.nature is null
  loop
    natures[found.n] := case when found.guarded then 3 else 2 end;
    units[found.n] := found.unit;
  end loop;

  select array_agg(p.place order by p.n) into place
  from (
    select s.n, dense_rank() over (order by s.side)::int as place
    from unnest(p_from || p_to) with ordinality s(side, n)
  ) p;

  status := array_fill(0::smallint, array[items]);
  hits := array_fill(0, array[items]);
  differs := array_fill(false, array[items]);
  parts := array_fill(0::smallint, array[items]);
  taken := array_fill(0, array[coalesce(cardinality(ids), 0)]);
  from_balance := no_legs;
  from_seq := no_legs;
  to_balance := no_legs;
  to_seq := no_legs;

  -- Looked up after the lock: whoever posted this key before has committed by now, or is not visible to anybody.
  for found in
    select s.n, s.item, j.seq, j.balance_after, j.parts,
           j.contra_id = s.contra and j.amount = s.amount and j.kind = p_kind[s.item]
             and j.reference = p_reference[s.item] as is_same
    from (
      select s.n, s.item, s.side, s.contra, case when s.n <= legs then -s.amount else s.amount end as amount
      from unnest(p_from || p_to, p_to || p_from, p_item || p_item, p_amount || p_amount, place)
        with ordinality s(side, contra, item, amount, place, n)
      where natures[s.place] = 1
    ) s
    join ledger.journal j on j.account_id = s.side and j.key = p_key[s.item] and j.key >= oldest and j.key < newest
  loop
    hits[found.item] := hits[found.item] + 1;
    parts[found.item] := found.parts;
    if not found.is_same then
      differs[found.item] := true;
    end if;
    if found.n <= legs then
      from_balance[found.n] := found.balance_after;
      from_seq[found.n] := found.seq;
    else
      to_balance[found.n - legs] := found.balance_after;
      to_seq[found.n - legs] := found.seq;
    end if;
  end loop;

  while i <= items loop
    group_first := i;
    group_leg := l;
    refused := false;
    group_applies := false;

    while i <= items and p_group[i] = p_group[group_first] loop
      item_leg := l;
      sides := 0;
      verdict := case when p_key[i] < oldest or p_key[i] >= newest then 5 else 0 end;

      while l <= legs and p_item[l] = i loop
        f := place[l];
        t := place[legs + l];
        if natures[f] is null or natures[t] is null then
          verdict := greatest(verdict, 4);
        elsif natures[f] = 3 or natures[t] = 3 then
          verdict := greatest(verdict, 8);
        elsif p_amount[l] <= 0 or units[f] <> units[t] or f = t or (natures[f] = 2 and natures[t] = 2) then
          verdict := greatest(verdict, 6);
        else
          if natures[f] = 1 then
            if taken[f] = i then
              verdict := greatest(verdict, 6);
            elsif closed[f] and not p_correction[i] then
              verdict := greatest(verdict, 3);
            elsif balances[f] - p_amount[l] < floors[f] then
              verdict := greatest(verdict, 2);
            end if;
            taken[f] := i;
            sides := sides + 1;
          end if;
          if natures[t] = 1 then
            if taken[t] = i then
              verdict := greatest(verdict, 6);
            end if;
            taken[t] := i;
            sides := sides + 1;
          end if;
        end if;
        l := l + 1;
      end loop;

      if item_leg = l then
        verdict := 6;
      end if;
      replayed := false;
      if hits[i] > 0 and verdict not in (6, 8) then
        replayed := not differs[i] and hits[i] = parts[i] and sides = parts[i];
        verdict := case when replayed then 1 else 7 end;
      end if;

      status[i] := verdict;
      if verdict = 0 then
        group_applies := true;
        parts[i] := sides;
        for x in item_leg .. l - 1 loop
          f := place[x];
          t := place[legs + x];
          if natures[f] = 1 then
            balances[f] := balances[f] - p_amount[x];
            seqs[f] := seqs[f] + 1;
            from_balance[x] := balances[f];
            from_seq[x] := seqs[f];
          end if;
          if natures[t] = 1 then
            balances[t] := balances[t] + p_amount[x];
            seqs[t] := seqs[t] + 1;
            to_balance[x] := balances[t];
            to_seq[x] := seqs[t];
          end if;
        end loop;
      elsif not replayed then
        refused := true;
      end if;
      i := i + 1;
    end loop;

    if refused then
      -- What the group's other items did is taken back, and they say so.
      for x in group_leg .. l - 1 loop
        if status[p_item[x]] = 0 then
          f := place[x];
          t := place[legs + x];
          if natures[f] = 1 then
            balances[f] := balances[f] + p_amount[x];
            seqs[f] := seqs[f] - 1;
          end if;
          if natures[t] = 1 then
            balances[t] := balances[t] - p_amount[x];
            seqs[t] := seqs[t] - 1;
          end if;
        end if;
      end loop;
      for x in group_leg .. l - 1 loop
        if status[p_item[x]] <> 1 then
          from_balance[x] := balances[place[x]];
          to_balance[x] := balances[place[legs + x]];
          from_seq[x] := seqs[place[x]];
          to_seq[x] := seqs[place[legs + x]];
        end if;
      end loop;
      for x in group_first .. i - 1 loop
        if status[x] = 0 then
          status[x] := 9;
        end if;
      end loop;
    else
      any_applied := any_applied or group_applies;
    end if;
  end loop;

  if any_applied then
    insert into ledger.journal
      (account_id, seq, amount, balance_after, contra_id, posted_at, key, kind, parts, reference)
    select s.side, s.seq, case when s.n <= legs then -s.amount else s.amount end, s.balance, s.contra,
           this_instant, p_key[s.item], p_kind[s.item], parts[s.item], p_reference[s.item]
    from unnest(
        p_from || p_to, p_to || p_from, p_item || p_item, p_amount || p_amount,
        from_seq || to_seq, from_balance || to_balance, place
      ) with ordinality s(side, contra, item, amount, seq, balance, place, n)
    where natures[s.place] = 1 and status[s.item] = 0;

    insert into ledger.tail (account_id, amount)
    select s.side, sum(case when s.n <= legs then -s.amount else s.amount end)
    from unnest(p_from || p_to, p_item || p_item, p_amount || p_amount, place)
      with ordinality s(side, item, amount, place, n)
    where natures[s.place] = 2 and status[s.item] = 0
    group by s.side;

    update ledger.balance b
    set balance = u.balance, seq = u.seq
    from unnest(ids, balances, seqs, seqs_before) u(account_id, balance, seq, seq_before)
    where b.account_id = u.account_id and u.seq <> u.seq_before;
  end if;
end
$$;
