-- Wins are listed by when they were won. A place in that list is told in milliseconds, so a moment is no finer.
alter table jackpots.run alter column won_at type timestamptz(3);
drop index jackpots.run_won;
create index run_won on jackpots.run (won_at desc, id desc) where won_at is not null;
