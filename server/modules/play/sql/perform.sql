-- Forms that passed on calls of earlier versions: no baseline makes them, and databases of before it lose them here.
drop function if exists play.perform(bigint[], uuid[], bigint[], jsonb, jsonb, boolean);
drop function if exists play.perform(bigint[], uuid[], bigint[], json, json, boolean);
drop function if exists play.perform(bigint[], uuid[], bigint[], json, json, boolean, bigint[]);

-- Decides and books many vendors' calls at once: rounds, transactions, what the vendor is answered, events and ledger
-- rows commit together. Calls are of different members, so none sees what another of the same batch does.
--
-- p_accounts: the distinct ledger accounts of the batch; calls name them by their place, counted from 1.
-- p_hashes, p_owners: every id a call refers to, as play.reference keeps it; named by place too.
-- p_calls: an array of
--   member, currency, main, bonus, house         whose money: places of accounts, bonus null for who has none
--   demo                                         of play money
--   vendor, vendor_code, node, game_type         null where the call names no game (closing, taking back)
--   game_open, currency_open                     false where new bets may not be placed, or not in the currency
--   carries_session, session                     whether the vendor named a session, and the hash of its token
--   round, round_ref, round_id                   place of the round's hash; the id it gets where it is new
--   ruling                                       closed, void, resettled: the house decides of the round (0021)
--   besides                                      what they have at stake on the same chance in other rounds of play; where
--                                                that is said, the call's own bets are added to it one by one
--   closes, valid_bet, detail                    valid_bet where it is known what counts as wagered of a round that closes
--   first, last                                  its transactions' places in p_transactions; none where last < first
-- p_transactions: of all calls, [{id, ref, type, amount, place, original, original_ref, tombstone, free}]
--
-- Answers one row a call:
--   done · replayed (everything in it was there before) · locked (p_skip_locked: send it alone, it will wait) ·
--   insufficient, limit (kept, and answered again for ever) ·
--   blocked, no-session, game-closed, currency-closed, round-closed, no-round, taken-back, full, conflict (nothing is kept)
-- with what main and bonus held together before a refusal and after all else.
--
-- No win raises a balance above 10^18 units, and nothing that is given back takes one to where eight bytes end. Such calls
-- are answered `full`; their vendors ask again. A stake that needs the bonus purse keeps its rule (wallet.bonus_rule): none
-- in games that are left out, and none above its largest bet. None goes above what the operator allows at once
-- (play.stake_limit), or what the member allows themselves in a period (play.own_limit): what they stake and get back is
-- counted in play.own_play, under the lock on their purse.
--
-- p_standing: of the sessions of the portal that these games were launched from, those that still count. Null for
--   processes that know no session of the portal.
-- p_besides: `besides` of each call, in their order, by who knows it in the database alone.
create or replace function play.perform(
  p_accounts bigint[], p_hashes uuid[], p_owners bigint[], p_calls json, p_transactions json, p_skip_locked boolean,
  p_standing bigint[], p_besides bigint[] default null
)
returns table (
  n int, outcome text, balance bigint, main_balance bigint, main_seq bigint, round_id uuid, ids text, bonus_moved text
)
language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set jit = off
as $$
#variable_conflict use_column
declare
  this_instant timestamptz := clock_timestamp();
  -- No id is minted later than this, by a clock an hour fast at most: partitions made ahead are not looked into.
  newest uuid := ledger.key_at(this_instant + interval '1 hour');
  balances bigint[] := array_fill(null::bigint, array[cardinality(p_accounts)]);
  floors bigint[] := array_fill(null::bigint, array[cardinality(p_accounts)]);
  seqs bigint[] := array_fill(null::bigint, array[cardinality(p_accounts)]);
  closed boolean[] := array_fill(null::boolean, array[cardinality(p_accounts)]);
  known uuid[] := array_fill(null::uuid, array[cardinality(p_hashes)]);
  rounds play.round[];
  round_ids uuid[];
  transactions play.transaction[];
  transaction_ids uuid[];

  -- What the batch will write.
  reference_places int[] := '{}';
  reference_ids uuid[] := '{}';
  new_rounds play.round[] := '{}';
  changed_rounds play.round[] := '{}';
  new_transactions play.transaction[] := '{}';
  taken_back uuid[] := '{}';
  event_types text[] := '{}';
  event_payloads jsonb[] := '{}';
  group_of int[] := '{}';
  keys uuid[] := '{}';
  kinds smallint[] := '{}';
  marks text[] := '{}';
  corrections boolean[] := '{}';
  item_of int[] := '{}';
  from_of int[] := '{}';
  to_of int[] := '{}';
  amounts bigint[] := '{}';
  -- Of calls that move money by a single leg, which the books take a shorter way.
  houses bigint[] := '{}';
  single_accounts bigint[] := '{}';
  single_house int[] := '{}';
  single_amounts bigint[] := '{}';
  single_keys uuid[] := '{}';
  single_kinds smallint[] := '{}';
  single_rounds uuid[] := '{}';
  -- Of members who limit their own play.
  own_members bigint[] := '{}';
  own_stakes bigint[] := '{}';
  own_payouts bigint[] := '{}';

  found record;
  asked record;
  t_id uuid[];
  t_ref text[];
  t_type text[];
  t_amount bigint[];
  t_place int[];
  t_original int[];
  t_original_ref text[];
  t_tombstone uuid[];
  t_free boolean[];
  here play.round;
  before play.round;
  found_at int;
  house_at int;
  earlier play.transaction;
  original play.transaction;
  is_new boolean;
  is_known_round boolean;
  refusal text;
  main bigint;
  bonus bigint;
  main_floor bigint;
  bonus_floor bigint;
  usable_bonus bigint;
  largest_bet bigint;
  own_room bigint;
  besides bigint;
  own_stake bigint;
  own_payout bigint;
  told bigint;
  room bigint;
  part_main bigint;
  part_bonus bigint;
  sign int;
  kind smallint;
  news int;
  legs_main int;
  saved_references int;
  saved_transactions int;
  saved_taken int;
  saved_items int;
  saved_legs int;
  statuses smallint[];
  applied text;
  changed_ids uuid[];
begin
  -- First of all the money is locked, in order of account: from here on nobody else moves anything of these members.
  for found in
    select * from ledger.lock_balances(p_accounts, p_skip_locked)
  loop
    found_at := array_position(p_accounts, found.account_id);
    balances[found_at] := found.balance;
    floors[found_at] := found.floor;
    seqs[found_at] := found.seq;
    closed[found_at] := found.debit_closed;
  end loop;

  -- Today's first, then the archive: what moves from one to the other meanwhile is found in the second. Lateral, with a
  -- limit, wherever something is looked up: a plan made when a day was young must not read the whole day at its end.
  for found in
    select w.n, r.id
    from unnest(p_hashes, p_owners) with ordinality w(hash, owner, n)
    cross join lateral (
      select r.id from play.reference r where r.hash = w.hash and r.owner = w.owner and r.id < newest limit 1
    ) r
  loop
    known[found.n] := found.id;
  end loop;
  for found in
    select w.n, r.id
    from unnest(p_hashes, p_owners, known) with ordinality w(hash, owner, id, n)
    cross join lateral (
      select r.id from play.reference_archive r where r.hash = w.hash and r.owner = w.owner and r.id < newest limit 1
    ) r
    where w.id is null
  loop
    known[found.n] := found.id;
  end loop;

  if exists (select from unnest(known) k where k is not null) then
    select array_agg(r::play.round), array_agg(r.id) into rounds, round_ids
    from (select distinct k from unnest(known) k where k is not null) w
    cross join lateral (select * from play.round r where r.id = w.k limit 1) r;
    select array_agg(r::play.transaction), array_agg(r.id) into transactions, transaction_ids
    from (select distinct k from unnest(known) k where k is not null) w
    cross join lateral (select * from play.transaction r where r.id = w.k limit 1) r;
  end if;

  select array_agg(x.id), array_agg(x.ref), array_agg(x.type), array_agg(x.amount), array_agg(x.place),
         array_agg(x.original), array_agg(x.original_ref), array_agg(x.tombstone),
         array_agg(coalesce(x.free, false))
  into t_id, t_ref, t_type, t_amount, t_place, t_original, t_original_ref, t_tombstone, t_free
  from json_to_recordset(p_transactions) as x(
    id uuid, ref text, type text, amount bigint, place int, original int, original_ref text, tombstone uuid, free boolean
  );

  for asked in
    select c.*, c.ordinality::int as place_in_batch, l.stake_max, own.room as own_room, own.is_kept as is_own_kept,
           case
             when c.carries_session then
               s.id is null or s.state <> 'open' or s.member_id <> c.member or s.vendor_id <> c.vendor
               or s.currency <> c.currency or s.is_demo
             else false
           end
           -- A call that names no session is judged by the one the member has open in the game, where there is one.
           or s.expires_at <= this_instant
           or (p_standing is not null and s.portal_session_id is not null and s.portal_session_id <> all (p_standing))
             as is_session_over,
           exists (
             select from safeguards.break b
             where b.member_id = c.member and (b.ends_at is null or b.ends_at > this_instant)
           ) as is_on_break
    from rows from (json_to_recordset(p_calls) as (
      member bigint, currency text, demo boolean, main int, bonus int, house int,
      vendor int, vendor_code text, node int, game_type text, game_open boolean, currency_open boolean,
      carries_session boolean, session bytea,
      round int, round_ref text, round_id uuid, ruling text, closes boolean, valid_bet bigint, besides bigint, detail jsonb, first int, last int
    )) with ordinality c
    left join lateral (
      select l.stake_max from play.stake_limit l where l.member_id = c.member and l.currency = c.currency limit 1
    ) l on true
    left join lateral (
      select min(k.room) as room, count(*) > 0 as is_kept
      from play.own_limits_of(c.member, this_instant) k
      where k.currency = c.currency
    ) own on true
    left join lateral (
      (select s.* from play.session s where s.token_hash = c.session limit 1)
      union all
      (
        select s.* from play.session s
        where c.carries_session is not true
          and s.member_id = c.member and s.node_id = c.node and not s.is_demo and s.state = 'open'
        limit 1
      )
    ) s on true
    order by c.ordinality
  loop
    n := asked.place_in_batch;
    outcome := 'done';
    ids := '';
    bonus_moved := '';

    if balances[asked.main] is null or (asked.bonus is not null and balances[asked.bonus] is null) then
      outcome := 'locked';
      return next;
      continue;
    end if;
    main := balances[asked.main];
    bonus := coalesce(balances[asked.bonus], 0);
    main_floor := floors[asked.main];
    bonus_floor := coalesce(floors[asked.bonus], 0);
    told := main + bonus;
    news := 0;
    legs_main := 0;
    own_room := asked.own_room;
    besides := coalesce(asked.besides, p_besides[n]);
    own_stake := 0;
    own_payout := 0;
    -- Of several transactions some may have been decided when one is refused; of one nothing is.
    if asked.first < asked.last then
      saved_references := cardinality(reference_ids);
      saved_transactions := cardinality(new_transactions);
      saved_taken := cardinality(taken_back);
      saved_items := cardinality(keys);
      saved_legs := cardinality(amounts);
    end if;

    -- A round that was only named so far (by taking back what never came) has an id and no row.
    is_known_round := known[asked.round] is not null;
    found_at := case when is_known_round then array_position(round_ids, known[asked.round]) end;
    is_new := found_at is null;
    if is_new then
      here := row(
        coalesce(known[asked.round], asked.round_id), asked.member, asked.currency, asked.vendor, asked.vendor_code,
        asked.node, asked.game_type, asked.round_ref, coalesce(asked.demo, false), 'open', 0, 0, 0, 0, 0, this_instant, null,
        asked.detail, false, null)::play.round;
    else
      before := rounds[found_at];
      here := before;
      if asked.detail is not null then
        here.detail := coalesce(here.detail, '{}') || asked.detail;
      end if;
    end if;
    -- What was finished meanwhile needs no closing.
    if asked.ruling is not null and (asked.ruling <> 'closed' or here.state = 'open') then
      here.ruling := asked.ruling;
    end if;

    for i in asked.first .. asked.last loop
      found_at := case when known[t_place[i]] is not null then array_position(transaction_ids, known[t_place[i]]) end;
      if found_at is not null then
        earlier := transactions[found_at];
        if t_type[i] = 'rollback' then
          original := transactions[array_position(transaction_ids, known[t_original[i]])];
        end if;
        outcome := case
          when earlier.ref <> t_ref[i] or earlier.vendor_id <> asked.vendor or earlier.member_id <> asked.member then 'conflict'
          when earlier.state = 'tombstone' then case when t_type[i] = 'rollback' then 'conflict' else 'taken-back' end
          when earlier.type <> t_type[i] or earlier.currency <> asked.currency then 'conflict'
          when earlier.round_id <> here.id then 'conflict'
          -- A rollback that found nothing keeps no original: it may name again what never came, or was refused.
          when t_type[i] = 'rollback' and case
            when earlier.original_id is not null then earlier.original_id is distinct from original.id
            else original.id is null or original.state = 'done' or original.is_free
              or original.moved_main + original.moved_bonus > 0
            end then 'conflict'
          when t_type[i] <> 'rollback' and earlier.amount <> t_amount[i] then 'conflict'
          when t_type[i] = 'bet' and earlier.is_free <> t_free[i] then 'conflict'
          when earlier.state in ('insufficient', 'limit') then earlier.state
          -- Refused first and then taken back: there is no first answer but that one.
          when earlier.state = 'taken-back' and earlier.moved_main + earlier.moved_bonus = 0 and not earlier.is_free
            then 'taken-back'
          else 'done'
        end;
        if outcome in ('insufficient', 'limit') then
          told := earlier.balance_after;
          news := -1;
        end if;
        exit when outcome <> 'done';
        told := earlier.balance_after;
        ids := ids || ',' || case when t_type[i] = 'rollback' and earlier.original_id is null then '' else earlier.id::text end;
        bonus_moved := bonus_moved || ',' || earlier.moved_bonus;
        continue;
      end if;

      news := news + 1;
      sign := 0;
      part_main := 0;
      part_bonus := 0;

      if t_type[i] = 'win' and asked.ruling is null and here.ruling in ('void', 'resettled') then
        -- An operator has ruled what is paid for this round.
        outcome := case here.ruling when 'void' then 'taken-back' else 'round-closed' end;
      elsif t_type[i] = 'bet' then
        refusal := case
          when asked.is_on_break or closed[asked.main] or closed[asked.bonus] then 'blocked'
          when not asked.game_open then 'game-closed'
          when not asked.currency_open then 'currency-closed'
          when asked.is_session_over then 'no-session'
          when here.state <> 'open' then 'round-closed'
          when here.node_id <> asked.node then 'conflict'
        end;
        usable_bonus := bonus - bonus_floor;
        largest_bet := null;
        -- Who has no bonus, and whose main covers the stake, is asked for no rule.
        if refusal is null and usable_bonus > 0 and t_amount[i] > main - main_floor and not t_free[i] then
          select b.max_bet, case when asked.game_type = any (b.left_out) then 0 else usable_bonus end
          into largest_bet, usable_bonus
          from (select) one
          left join wallet.bonus_rule b on b.member_id = asked.member and b.currency = asked.currency;
          usable_bonus := coalesce(usable_bonus, bonus - bonus_floor);
        end if;
        if refusal is not null then
          outcome := refusal;
        elsif t_free[i] then
          -- Somebody else stakes: nothing leaves the member's purse, and nothing of it counts as wagered.
          here.is_free := true;
        elsif t_amount[i] + coalesce(besides, 0) > asked.stake_max or t_amount[i] > own_room or here.stake > 9000000000000000000 - t_amount[i] then
          outcome := 'limit';
        elsif t_amount[i] > main - main_floor + usable_bonus then
          outcome := 'insufficient';
        elsif t_amount[i] > main - main_floor and t_amount[i] + coalesce(besides, 0) > largest_bet then
          outcome := 'limit';
        else
          -- Wholly from main if it covers the stake, else wholly from bonus, else main and then bonus.
          part_main := case
            when main - main_floor >= t_amount[i] then t_amount[i]
            when usable_bonus >= t_amount[i] then 0
            else main - main_floor
          end;
          part_bonus := t_amount[i] - part_main;
          sign := -1;
          kind := 40;
          here.stake := here.stake + t_amount[i];
          here.stake_bonus := here.stake_bonus + part_bonus;
          here.valid_bet := here.valid_bet + t_amount[i];
          own_room := own_room - t_amount[i];
          -- Bets of one call are on one chance where it says what else is; null, where it does not, stays null.
          besides := besides + t_amount[i];
        end if;
      elsif t_type[i] = 'win' then
        original := transactions[array_position(transaction_ids, known[t_original[i]])];
        if is_new and exists (
          select from play.reference r where r.hash = p_hashes[asked.round] and r.owner <> asked.member and r.id < newest
          union all
          select from play.reference_archive r where r.hash = p_hashes[asked.round] and r.owner <> asked.member and r.id < newest
        ) then
          -- Somebody else's round, in which this member has no part.
          outcome := 'no-round';
        elsif is_new and here.node_id is null then
          -- Of a game nobody knows.
          outcome := 'no-round';
        elsif t_original[i] is null and here.stake = 0 and (here.bets_taken_back > 0 or (is_new and is_known_round)) then
          -- Its bets were taken back: after they came, or before, or they were refused; then it has an id and no row.
          outcome := 'taken-back';
        elsif t_original[i] is not null and (original.id is null or original.ref <> t_original_ref[i]
          or original.vendor_id <> asked.vendor or original.member_id <> asked.member or original.type <> 'bet') then
          -- The bet it names never came, or is no bet of this member's.
          outcome := 'no-round';
        elsif original.state <> 'done' then
          outcome := 'taken-back';
        elsif here.payout > 9000000000000000000 - t_amount[i] then
          outcome := 'full';
        else
          -- Back to the purses in the proportion the stake was taken from them; what does not divide goes to main.
          part_bonus := case
            when here.stake = 0 or here.stake_bonus = 0 or asked.bonus is null then 0
            else floor(t_amount[i]::numeric * here.stake_bonus / here.stake)::bigint
          end;
          part_main := t_amount[i] - part_bonus;
          sign := 1;
          kind := 41;
          here.payout := here.payout + t_amount[i];
        end if;
      else
        original := transactions[array_position(transaction_ids, known[t_original[i]])];
        if original.id is null then
          -- What never came is refused should it come.
          new_transactions := new_transactions || row(
            t_tombstone[i], asked.vendor, t_original_ref[i], null, 'tombstone', here.id, asked.member, asked.currency, 0, 0, 0,
            null, main + bonus, this_instant, false)::play.transaction;
          reference_places := reference_places || t_original[i];
          reference_ids := reference_ids || t_tombstone[i];
        elsif original.ref <> t_original_ref[i] or original.vendor_id <> asked.vendor or original.member_id <> asked.member
          or original.type = 'rollback' or original.round_id <> here.id then
          outcome := 'conflict';
          original := null;
        elsif original.state in ('insufficient', 'limit') then
          taken_back := taken_back || original.id;
          original := null;
        elsif original.state = 'done' and asked.ruling is null and here.ruling in ('void', 'resettled') then
          -- An operator has ruled on all of the round: nothing more moves.
          null;
        elsif original.state = 'tombstone' then
          original := null;
        elsif original.state = 'done' and original.type = 'bet' then
          part_main := original.moved_main;
          part_bonus := original.moved_bonus;
          sign := 1;
          kind := 42;
          taken_back := taken_back || original.id;
          if not original.is_free then
            here.stake := here.stake - original.amount;
            here.stake_bonus := here.stake_bonus - original.moved_bonus;
            here.valid_bet := greatest(here.valid_bet - original.amount, 0);
          end if;
          here.bets_taken_back := here.bets_taken_back + 1;
        elsif original.state = 'done' or (asked.ruling is not null and original.type = 'win' and original.state = 'taken-back') then
          if asked.ruling is distinct from 'resettled' or t_amount[i] >= original.amount then
            taken_back := taken_back || original.id;
          end if;
          if asked.ruling is not null then
            -- So much of it as the ruling says.
            original.amount := t_amount[i];
            original.moved_main := least(original.moved_main, t_amount[i]);
          end if;
          -- A win is taken back as far as there is money; what is missing stays the difference to its amount.
          part_main := least(original.moved_main, greatest(main - main_floor, 0));
          part_bonus := least(original.amount - part_main, greatest(bonus - bonus_floor, 0));
          part_main := least(original.amount - part_bonus, greatest(main - main_floor, 0));
          sign := -1;
          kind := 43;
          here.payout := here.payout - part_main - part_bonus;
        end if;
      end if;
      if sign > 0 then
        room := case when t_type[i] = 'win' then 1000000000000000000 else 9000000000000000000 end;
        if main > room - part_main or bonus > room - part_bonus then
          outcome := 'full';
        end if;
      end if;
      exit when outcome <> 'done';

      main := main + sign * part_main;
      bonus := bonus + sign * part_bonus;
      told := main + bonus;
      -- A bet and what takes one back change what was staked, a win and what takes one back what came of it.
      if kind in (40, 42) then
        own_stake := own_stake - sign * (part_main + part_bonus);
      else
        own_payout := own_payout + sign * (part_main + part_bonus);
      end if;

      if sign <> 0 and asked.first = asked.last and (part_main = 0) <> (part_bonus = 0) then
        single_accounts := single_accounts || p_accounts[case when part_main > 0 then asked.main else asked.bonus end];
        house_at := array_position(houses, p_accounts[asked.house]);
        if house_at is null then
          houses := houses || p_accounts[asked.house];
          house_at := cardinality(houses);
        end if;
        single_house := single_house || house_at;
        single_amounts := single_amounts || sign * (part_main + part_bonus);
        single_keys := single_keys || t_id[i];
        single_kinds := single_kinds || kind;
        single_rounds := single_rounds || here.id;
        legs_main := (part_main > 0)::int;
      elsif sign <> 0 and part_main + part_bonus > 0 then
        group_of := group_of || n;
        keys := keys || t_id[i];
        kinds := kinds || kind;
        marks := marks || here.id::text;
        corrections := corrections || (t_type[i] = 'rollback');
        if part_main > 0 then
          item_of := item_of || cardinality(keys);
          from_of := from_of || case when sign < 0 then asked.main else asked.house end;
          to_of := to_of || case when sign < 0 then asked.house else asked.main end;
          amounts := amounts || part_main;
          legs_main := legs_main + 1;
        end if;
        if part_bonus > 0 then
          item_of := item_of || cardinality(keys);
          from_of := from_of || case when sign < 0 then asked.bonus else asked.house end;
          to_of := to_of || case when sign < 0 then asked.house else asked.bonus end;
          amounts := amounts || part_bonus;
        end if;
      end if;

      new_transactions := new_transactions || row(
        t_id[i], asked.vendor, t_ref[i], t_type[i], 'done', here.id, asked.member, asked.currency,
        case when t_type[i] <> 'rollback' then t_amount[i] when sign <> 0 then original.amount else 0 end,
        part_main, part_bonus, case when t_type[i] = 'rollback' then original.id end, told, this_instant,
        t_free[i])::play.transaction;
      reference_places := reference_places || t_place[i];
      reference_ids := reference_ids || t_id[i];
      ids := ids || ',' || case when t_type[i] = 'rollback' and original.id is null then '' else t_id[i]::text end;
      bonus_moved := bonus_moved || ',' || part_bonus;
    end loop;

    if outcome <> 'done' then
      -- Nothing of it happened: what its first transactions did is forgotten.
      if asked.first < asked.last then
        reference_places := reference_places[1:saved_references];
        reference_ids := reference_ids[1:saved_references];
        new_transactions := new_transactions[1:saved_transactions];
        taken_back := taken_back[1:saved_taken];
        group_of := group_of[1:saved_items];
        keys := keys[1:saved_items];
        kinds := kinds[1:saved_items];
        marks := marks[1:saved_items];
        corrections := corrections[1:saved_items];
        item_of := item_of[1:saved_legs];
        from_of := from_of[1:saved_legs];
        to_of := to_of[1:saved_legs];
        amounts := amounts[1:saved_legs];
      end if;
      main := balances[asked.main];
      bonus := coalesce(balances[asked.bonus], 0);
      legs_main := 0;
      if news >= 0 then
        told := main + bonus;
      end if;
      if outcome in ('insufficient', 'limit') and news > 0 then
        -- Final: kept under the vendor's ids, and answered whenever they come again.
        for i in asked.first .. asked.last loop
          if known[t_place[i]] is null then
            new_transactions := new_transactions || row(
              t_id[i], asked.vendor, t_ref[i], t_type[i], outcome, here.id, asked.member, asked.currency, t_amount[i], 0, 0, null,
              told, this_instant, t_free[i])::play.transaction;
            reference_places := reference_places || t_place[i];
            reference_ids := reference_ids || t_id[i];
          end if;
        end loop;
        if not is_known_round then
          reference_places := reference_places || asked.round;
          reference_ids := reference_ids || here.id;
        end if;
      end if;
    else
      if asked.closes and here.state = 'open' then
        if asked.valid_bet < here.valid_bet then
          here.valid_bet := asked.valid_bet;
        end if;
        here.state := case when (here.bets_taken_back > 0 or here.ruling = 'void') and here.stake = 0 and here.payout = 0 then 'void' else 'closed' end;
        here.closed_at := this_instant;
        if not is_new or here.stake > 0 or here.payout > 0 or here.is_free then
          event_types := event_types || 'play.roundSettled'::text;
          event_payloads := event_payloads || (jsonb_build_object(
            'roundId', here.id, 'memberId', here.member_id::text, 'currency', here.currency,
            'gameType', here.game_type, 'vendorCode', here.vendor_code, 'nodeId', here.node_id,
            'stake', here.stake::text, 'payout', here.payout::text, 'validBet', here.valid_bet::text,
            'isFree', here.is_free, 'isDemo', here.is_demo,
            'openedAt', (extract(epoch from here.opened_at) * 1000)::bigint,
            'closedAt', (extract(epoch from here.closed_at) * 1000)::bigint)
            || case when here.stake_bonus > 0 then jsonb_build_object(
              'bonusStake', here.stake_bonus::text,
              'bonusPayout', floor(here.payout::numeric * here.stake_bonus / here.stake)::bigint::text,
              'bonusBet', ceil(here.valid_bet::numeric * here.stake_bonus / here.stake)::bigint::text)
            else '{}'::jsonb end);
        end if;
      elsif here.state <> 'open'
        and (here.stake, here.payout, here.valid_bet) is distinct from (before.stake, before.payout, before.valid_bet) then
        here.state := case when (here.bets_taken_back > 0 or here.ruling = 'void') and here.stake = 0 and here.payout = 0 then 'void' else 'closed' end;
        event_types := event_types || 'play.roundCorrected'::text;
        event_payloads := event_payloads || (jsonb_build_object(
          'roundId', here.id, 'memberId', here.member_id::text, 'currency', here.currency,
          'gameType', here.game_type, 'vendorCode', here.vendor_code, 'nodeId', here.node_id,
          'stake', (here.stake - before.stake)::text, 'payout', (here.payout - before.payout)::text,
          'validBet', (here.valid_bet - before.valid_bet)::text,
          'isFree', here.is_free, 'isDemo', here.is_demo, 'roundStake', here.stake::text, 'roundPayout', here.payout::text,
          'openedAt', (extract(epoch from here.opened_at) * 1000)::bigint,
          'closedAt', (extract(epoch from here.closed_at) * 1000)::bigint, 'correctedAt', (extract(epoch from this_instant) * 1000)::bigint)
          || case when here.stake_bonus > 0 or before.stake_bonus > 0 then jsonb_build_object(
            'bonusStake', (here.stake_bonus - before.stake_bonus)::text, 'roundBonusStake', here.stake_bonus::text,
            'bonusPayout', (
              coalesce(floor(here.payout::numeric * here.stake_bonus / nullif(here.stake, 0)), 0)
                - coalesce(floor(before.payout::numeric * before.stake_bonus / nullif(before.stake, 0)), 0))::bigint::text,
            'bonusBet', (
              coalesce(ceil(here.valid_bet::numeric * here.stake_bonus / nullif(here.stake, 0)), 0)
                - coalesce(ceil(before.valid_bet::numeric * before.stake_bonus / nullif(before.stake, 0)), 0))::bigint::text)
          else '{}'::jsonb end);
      end if;

      if is_new and here.node_id is not null and (here.stake > 0 or here.payout > 0 or here.is_free) then
        new_rounds := new_rounds || here;
      elsif not is_new and here is distinct from before then
        changed_rounds := changed_rounds || here;
      end if;
      if not is_known_round and news > 0 then
        reference_places := reference_places || asked.round;
        reference_ids := reference_ids || here.id;
      end if;
      if asked.is_own_kept and (own_stake <> 0 or own_payout <> 0) then
        own_members := own_members || asked.member;
        own_stakes := own_stakes || own_stake;
        own_payouts := own_payouts || own_payout;
      end if;
      if news = 0 and asked.last >= asked.first then
        outcome := 'replayed';
      end if;
    end if;

    balance := told;
    main_balance := main;
    main_seq := seqs[asked.main] + legs_main;
    round_id := here.id;
    ids := substr(ids, 2);
    bonus_moved := substr(bonus_moved, 2);
    return next;
  end loop;

  insert into play.reference (hash, owner, id)
  select p_hashes[w.place], p_owners[w.place], w.id from unnest(reference_places, reference_ids) w(place, id);
  insert into play.round select r.* from unnest(new_rounds) r;
  insert into play.transaction select r.* from unnest(new_transactions) r;
  if cardinality(changed_rounds) > 0 then
    select array_agg(c.id order by c.id) into changed_ids from unnest(changed_rounds) c;
    update play.round r
    set state = c.state, stake = c.stake, stake_bonus = c.stake_bonus, payout = c.payout, valid_bet = c.valid_bet,
        bets_taken_back = c.bets_taken_back, closed_at = c.closed_at, detail = c.detail, ruling = c.ruling,
        is_free = c.is_free
    from unnest(changed_rounds) c
    where r.id = c.id and r.id = any (changed_ids)
      and r.id >= changed_ids[1] and r.id <= changed_ids[cardinality(changed_ids)];
  end if;
  if cardinality(taken_back) > 0 then
    select array_agg(k order by k) into taken_back from unnest(taken_back) k;
    update play.transaction r
    set state = 'taken-back'
    where r.id = any (taken_back) and r.id >= taken_back[1] and r.id <= taken_back[cardinality(taken_back)];
  end if;
  if cardinality(event_types) > 0 then
    perform platform.announce(event_types, event_payloads);
  end if;
  if cardinality(own_members) > 0 then
    perform play.count_own_play(own_members, own_stakes, own_payouts, this_instant);
  end if;

  -- Everything was decided on locked balances: a posting that is refused now is a bug, and nothing of it may stay.
  if cardinality(single_keys) > 0 then
    applied := ledger.post_single_legs(
      houses, single_accounts, single_house, single_amounts, single_keys, single_kinds, single_rounds::text[],
      array(select k in (42, 43) from unnest(single_kinds) k)
    );
    if cardinality(string_to_array(applied, ',')) is distinct from cardinality(single_keys) then
      raise exception 'the books refused what play decided: of % single legs came %', cardinality(single_keys), applied;
    end if;
  end if;
  if cardinality(keys) > 0 then
    select p.status into statuses
    from ledger.post(
      p_accounts, group_of, keys, kinds, marks, corrections, item_of, from_of, to_of, amounts, p_skip_locked
    ) p;
    if exists (select from unnest(statuses) s where s <> 0) then
      raise exception 'the books refused what play decided: %', statuses;
    end if;
  end if;
end
$$;
