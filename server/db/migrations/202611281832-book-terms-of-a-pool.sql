-- What a pool keeps and what its draw pays is kept with the match: what was sold is what is paid. The few matches that are
-- planned as this runs keep what a house begins with.
alter table book.fixture
  add column pool_margin integer not null default 500 check (pool_margin between 0 and 2000),
  add column draw_price integer not null default 800 check (draw_price between 101 and 833);
alter table book.fixture
  alter column pool_margin drop default,
  alter column draw_price drop default;
