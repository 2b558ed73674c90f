-- What reports count ahead, since reading it would take too long while somebody waits.
create schema reporting;

-- Of those who first paid in within a month, how many played in a later one.
create table reporting.retention (
  currency text not null,
  -- First days of months of the merchant's calendar.
  cohort date not null,
  month date not null check (month >= cohort),
  members int not null,
  players int not null,
  primary key (currency, cohort, month)
);
