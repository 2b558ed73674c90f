-- Who keeps what the tree says looks here whether it still does: one more with each change that moves somebody, while a
-- member who joins changes nobody else's place.
create table identity.tree_version (
  is_only boolean primary key default true check (is_only),
  version bigint not null default 0
);
insert into identity.tree_version default values;

create function identity.note_move() returns trigger language plpgsql as $$
begin
  update identity.tree_version set version = version + 1;
  return null;
end
$$;

create trigger tree_moved after update or delete on identity.ancestry
for each statement execute function identity.note_move();
