-- A run keeps the terms it began with; a pot's own are those of the run that begins next. Who won a run can be computed from
-- the amounts it was hit between.
alter table jackpots.run
  add column share integer check (share between 1 and 500),
  add column seed bigint check (seed >= 0),
  add column lowest bigint,
  add column ceiling bigint,
  add column vendors text[],
  add check (lowest > seed),
  add check (ceiling >= lowest);
update jackpots.run r
set share = p.share, seed = p.seed, lowest = p.lowest, ceiling = p.ceiling, vendors = p.vendors
from jackpots.pot p
where p.code = r.pot_code;
alter table jackpots.run
  alter column share set not null,
  alter column seed set not null,
  alter column lowest set not null,
  alter column ceiling set not null,
  alter column vendors set not null;
