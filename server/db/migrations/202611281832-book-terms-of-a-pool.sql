-- What a pool keeps and what its draw pays is kept with the match: what was sold is what is paid. Matches that were planned
-- before keep what holds as this runs.
alter table book.fixture
  add column pool_margin integer not null default 500 check (pool_margin between 0 and 2000),
  add column draw_price integer not null default 800 check (draw_price between 101 and 833);
update book.fixture f
set pool_margin = coalesce((select (s.value #>> '{}')::int from platform.setting s where s.name = 'book.poolMargin'), 500),
    draw_price = coalesce((select (s.value #>> '{}')::int from platform.setting s where s.name = 'book.drawPrice'), 800)
where f.state in ('planned', 'played');
alter table book.fixture
  alter column pool_margin drop default,
  alter column draw_price drop default;
