-- The posting function. `p_accounts` are the distinct accounts of the call; legs name them by their place in it. Items
-- stand in the order of arrival; consecutive items of one number in `p_group` are a group, applied wholly or not at
-- all; legs stand in the order of their items and move `p_amount` from one account to another.
--
-- Status of an item: 0 applied · 1 applied before, the first answer is given · 2 insufficient · 3 debit closed ·
-- 4 no such account · 5 key outside the window · 6 malformed (an amount not above zero, two units, no guarded side, an
-- account touched twice) · 7 key used before with other content · 8 an account is locked elsewhere (p_skip_locked) ·
-- 9 nothing wrong with it, but its group was not applied.
-- Balances and seqs are per leg, null for unguarded sides. Refused items carry the balances they were refused on.
--
-- Keys must be distinct within one call, and so must accounts.
create or replace function ledger.post(
  p_accounts bigint[],
  p_group int[], p_key uuid[], p_kind smallint[], p_reference text[], p_correction boolean[],
  p_item int[], p_from int[], p_to int[], p_amount bigint[],
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
  first_key uuid;
  last_key uuid;

  -- What is known of each account. An unguarded one has neither balance nor seq: sums with null stay null.
  balances bigint[];
  seqs bigint[];
  seqs_before bigint[];
  floors bigint[];
  closed boolean[];
  units smallint[];
  natures smallint[]; -- 1 guarded and locked by us, 2 unguarded, 3 locked elsewhere, null unknown
  taken int[];        -- the last item that touched it
  gains bigint[];     -- what it gained in this call, where it is unguarded

  hits int[];           -- per item: rows found under its key
  differs boolean[];    -- per item: a row found has other content
  parts smallint[];     -- per item: guarded sides, each a row
  from_part smallint[]; -- per leg: which of them
  to_part smallint[];

  i int;
  l int;
  x int;
  f int;
  t int;
  amount bigint;
  from_nature smallint;
  to_nature smallint;
  verdict smallint;
  group_first int;
  group_leg int;
  item_leg int;
  sides smallint;
  is_refused boolean;
  is_same boolean;
  is_multiple boolean;
  group_applies boolean;
  call_applies boolean := false;
  has_hits boolean := false;
  found record;
begin
  select array_agg(w.balance), array_agg(w.seq), array_agg(w.floor), array_agg(w.debit_closed), array_agg(w.unit),
         array_agg(case when w.balance is not null then 1::smallint end)
  into balances, seqs, floors, closed, units, natures
  from (
    select b.*
    from unnest(p_accounts) with ordinality u(account_id, n)
    left join ledger.lock_balances(p_accounts, p_skip_locked) b on b.account_id = u.account_id
    order by u.n
  ) w;
  seqs_before := seqs;

  for found in
    select u.n, a.guarded, a.unit
    from unnest(p_accounts, natures) with ordinality u(account_id, nature, n)
    join ledger.account a on a.id = u.account_id
    where u.nature is null
  loop
    natures[found.n] := case when found.guarded then 3 else 2 end;
    units[found.n] := found.unit;
  end loop;

  status := array_fill(0::smallint, array[items]);
  hits := array_fill(0, array[items]);
  differs := array_fill(false, array[items]);
  parts := array_fill(0::smallint, array[items]);
  taken := array_fill(0, array[cardinality(p_accounts)]);
  gains := array_fill(0::bigint, array[cardinality(p_accounts)]);
  from_balance := array_fill(null::bigint, array[legs]);
  from_seq := from_balance;
  to_balance := from_balance;
  to_seq := from_balance;
  from_part := array_fill(null::smallint, array[legs]);
  to_part := from_part;

  -- Looked up after the lock: whoever posted this key before has committed by now, or is not visible to anybody. The
  -- keys of a call lie close together, so that of all the partitions one is searched, seldom two.
  select least(greatest((array_agg(k order by k))[1], oldest), newest),
         greatest(least((array_agg(k order by k desc))[1], newest), oldest)
  into first_key, last_key
  from unnest(p_key) k;

  for found in
    select * from ledger.journal j where j.key = any (p_key) and j.key >= first_key and j.key <= last_key
  loop
    has_hits := true;
    i := array_position(p_key, found.key);
    hits[i] := hits[i] + 1;
    parts[i] := found.parts;
    is_same := false;
    l := array_position(p_item, i);
    while p_item[l] = i loop
      f := p_from[l];
      t := p_to[l];
      if found.account_id = p_accounts[f] and found.contra_id = p_accounts[t] and found.amount = -p_amount[l] then
        from_balance[l] := found.balance_after;
        from_seq[l] := found.seq;
        is_same := true;
      elsif found.account_id = p_accounts[t] and found.contra_id = p_accounts[f] and found.amount = p_amount[l] then
        to_balance[l] := found.balance_after;
        to_seq[l] := found.seq;
        is_same := true;
      end if;
      l := l + 1;
    end loop;
    if not is_same or found.kind <> p_kind[i] or found.reference <> p_reference[i] then
      differs[i] := true;
    end if;
  end loop;

  i := 1;
  l := 1;
  while i <= items loop
    group_first := i;
    group_leg := l;
    is_refused := false;
    group_applies := false;

    while i <= items and p_group[i] = p_group[group_first] loop
      item_leg := l;
      sides := 0;
      verdict := 0;

      -- Past the end this is null, which is no.
      is_multiple := p_item[l + 1] = i;

      while l <= legs and p_item[l] = i loop
        f := p_from[l];
        t := p_to[l];
        amount := p_amount[l];
        from_nature := natures[f];
        to_nature := natures[t];
        if from_nature is null or to_nature is null then
          verdict := greatest(verdict, 4);
        elsif from_nature = 3 or to_nature = 3 then
          verdict := greatest(verdict, 8);
        elsif amount <= 0 or units[f] <> units[t] or f = t or (from_nature = 2 and to_nature = 2) then
          verdict := greatest(verdict, 6);
        else
          if from_nature = 1 then
            sides := sides + 1;
            if closed[f] and not p_correction[i] then
              verdict := greatest(verdict, 3);
            elsif balances[f] - amount < floors[f] then
              verdict := greatest(verdict, 2);
            end if;
          end if;
          if to_nature = 1 then
            sides := sides + 1;
          end if;
          if is_multiple then
            if (from_nature = 1 and taken[f] = i) or (to_nature = 1 and taken[t] = i) then
              verdict := greatest(verdict, 6);
            end if;
            taken[f] := i;
            taken[t] := i;
          end if;
        end if;
        l := l + 1;
      end loop;

      if p_key[i] < oldest or p_key[i] >= newest then
        verdict := greatest(verdict, 5);
      end if;
      if item_leg = l then
        verdict := 6;
      end if;
      if has_hits and hits[i] > 0 and verdict not in (6, 8) then
        verdict := case when not differs[i] and hits[i] = parts[i] and sides = parts[i] then 1 else 7 end;
      end if;

      if verdict = 0 then
        group_applies := true;
        parts[i] := sides;
        sides := 0;
        for x in item_leg .. l - 1 loop
          if is_multiple then
            f := p_from[x];
            t := p_to[x];
            amount := p_amount[x];
            from_nature := natures[f];
            to_nature := natures[t];
          end if;
          if from_nature = 1 then
            balances[f] := balances[f] - amount;
            seqs[f] := seqs[f] + 1;
            from_balance[x] := balances[f];
            from_seq[x] := seqs[f];
            sides := sides + 1;
            from_part[x] := sides;
          else
            gains[f] := gains[f] - amount;
          end if;
          if to_nature = 1 then
            balances[t] := balances[t] + amount;
            seqs[t] := seqs[t] + 1;
            to_balance[x] := balances[t];
            to_seq[x] := seqs[t];
            sides := sides + 1;
            to_part[x] := sides;
          else
            gains[t] := gains[t] + amount;
          end if;
        end loop;
      else
        status[i] := verdict;
        is_refused := is_refused or verdict <> 1;
      end if;
      i := i + 1;
    end loop;

    if is_refused then
      -- What the group's other items did is taken back, and they say so.
      for x in group_leg .. l - 1 loop
        if status[p_item[x]] = 0 then
          f := p_from[x];
          t := p_to[x];
          balances[f] := balances[f] + p_amount[x];
          balances[t] := balances[t] - p_amount[x];
          seqs[f] := seqs[f] - 1;
          seqs[t] := seqs[t] - 1;
          if natures[f] = 2 then
            gains[f] := gains[f] + p_amount[x];
          end if;
          if natures[t] = 2 then
            gains[t] := gains[t] - p_amount[x];
          end if;
        end if;
      end loop;
      for x in group_leg .. l - 1 loop
        if status[p_item[x]] <> 1 then
          from_balance[x] := balances[p_from[x]];
          to_balance[x] := balances[p_to[x]];
          from_seq[x] := seqs[p_from[x]];
          to_seq[x] := seqs[p_to[x]];
        end if;
      end loop;
      for x in group_first .. i - 1 loop
        if status[x] = 0 then
          status[x] := 9;
        end if;
      end loop;
    elsif group_applies then
      call_applies := true;
    end if;
  end loop;

  if call_applies then
    insert into ledger.journal
      (account_id, seq, amount, balance_after, contra_id, posted_at, key, kind, part, parts, reference)
    select p_accounts[s.side], s.seq, case when s.n <= legs then -s.amount else s.amount end, s.balance,
           p_accounts[s.contra], this_instant, p_key[s.item], p_kind[s.item], s.part, parts[s.item],
           p_reference[s.item]
    from unnest(
        p_from || p_to, p_to || p_from, p_item || p_item, p_amount || p_amount,
        from_seq || to_seq, from_balance || to_balance, from_part || to_part
      ) with ordinality s(side, contra, item, amount, seq, balance, part, n)
    where natures[s.side] = 1 and status[s.item] = 0;

    insert into ledger.tail (account_id, amount)
    select u.account_id, u.gain
    from unnest(p_accounts, gains) u(account_id, gain)
    where u.gain <> 0;

    update ledger.balance b
    set balance = u.balance, seq = u.seq
    from unnest(p_accounts, balances, seqs, seqs_before) u(account_id, balance, seq, seq_before)
    where b.account_id = u.account_id and u.seq <> u.seq_before;
  end if;
end
$$;
