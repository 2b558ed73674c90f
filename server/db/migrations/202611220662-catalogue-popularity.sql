-- How many members played a game of late: what searches rank games by that match alike. Counted now and then; processes
-- compare when it was counted last, as they compare versions.
create table catalogue.popularity (
  node_id bigint primary key references catalogue.game,
  players integer not null check (players > 0)
);
alter table catalogue.version add column popularity_counted bigint not null default 0;
