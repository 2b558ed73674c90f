-- What the house's own accounts received and gave beside bets and wins, by quarter of an hour: every time zone's days begin
-- at one. Reports read it, and no line of the journal.
create table ledger.house_sum (
  since timestamptz not null,
  purse smallint not null references ledger.purse,
  unit smallint not null references ledger.unit,
  lines int not null,
  -- Ledger units in the house's sign: above zero is what it received.
  amount bigint not null,
  primary key (since, purse, unit)
);

-- Lines that were posted before this moment are summed.
create table ledger.house_summed (
  is_only boolean primary key default true check (is_only),
  until timestamptz not null
);

create view ledger.house_sum_view as
select s.since, p.name as purse, u.code as unit, s.lines, s.amount
from ledger.house_sum s
join ledger.purse p on p.id = s.purse
join ledger.unit u on u.id = s.unit;

create view ledger.house_summed_view as
select until
from ledger.house_summed;
