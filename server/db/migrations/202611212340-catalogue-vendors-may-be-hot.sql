-- A hot vendor stands among the hot games, as one entry that opens the list of all his games.
alter table catalogue.vendor add column is_hot boolean not null default false;
