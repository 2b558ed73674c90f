-- How many stand below each agent: looked up by key, however large the team. Whoever joins, is promoted or is moved adds a row
-- of differences and waits for nobody; a beat adds those rows to the sizes. A size is its row and the differences still open.
create table identity.team_size (
  agent_id bigint primary key,
  directs int not null,
  members int not null,
  agents int not null
);

create table identity.team_change (
  id bigint generated always as identity primary key,
  agent_id bigint not null,
  directs int not null,
  members int not null,
  agents int not null
);
create index team_change_agent on identity.team_change (agent_id);

insert into identity.team_size (agent_id, directs, members, agents)
select a.ancestor_id, count(*) filter (where a.depth = 1), count(*), count(*) filter (where m.type in (1, 2, 41, 42))
from identity.ancestry a
join identity.member m on m.id = a.descendant_id
where a.depth > 0
group by a.ancestor_id;

create function identity.note_joined() returns trigger language plpgsql as $$
begin
  insert into identity.team_change (agent_id, directs, members, agents)
  select p.ancestor_id, count(*) filter (where p.depth = 1), count(*), count(*) filter (where m.type in (1, 2, 41, 42))
  from places p
  join identity.member m on m.id = p.descendant_id
  where p.depth > 0
  group by p.ancestor_id;
  return null;
end
$$;

create function identity.note_left() returns trigger language plpgsql as $$
begin
  insert into identity.team_change (agent_id, directs, members, agents)
  select p.ancestor_id, -count(*) filter (where p.depth = 1), -count(*), -count(*) filter (where m.type in (1, 2, 41, 42))
  from places p
  join identity.member m on m.id = p.descendant_id
  where p.depth > 0
  group by p.ancestor_id;
  return null;
end
$$;

create function identity.note_promoted() returns trigger language plpgsql as $$
begin
  insert into identity.team_change (agent_id, directs, members, agents)
  select a.ancestor_id, 0, 0, (new.type in (1, 2, 41, 42))::int - (old.type in (1, 2, 41, 42))::int
  from identity.ancestry a
  where a.descendant_id = new.id
    and a.depth > 0;
  return null;
end
$$;

create trigger member_joined after insert on identity.ancestry referencing new table as places
for each statement execute function identity.note_joined();

create trigger member_left after delete on identity.ancestry referencing old table as places
for each statement execute function identity.note_left();

create trigger member_promoted after update of type on identity.member
for each row when ((new.type in (1, 2, 41, 42)) <> (old.type in (1, 2, 41, 42))) execute function identity.note_promoted();

-- How many below each agent are logged in, as counted last.
create table identity.team_online (
  agent_id bigint primary key,
  online int not null
);
create table identity.team_online_count (
  is_only boolean primary key default true check (is_only),
  counted_at timestamptz not null
);
