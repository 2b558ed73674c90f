-- When the clock last looked at tables: time in which nobody looked is no player's. Null until it has.
create table poker.watch (
  one boolean primary key default true check (one),
  looked_at timestamptz
);
insert into poker.watch default values;
