-- Imports of games: what a document would change, kept when it is previewed, so that exactly that is applied, and
-- afterwards as the account of what was changed. An import that nobody applies is forgotten after a day.
create table catalogue.import (
  id uuid primary key,
  made_at timestamptz not null,
  -- The catalogue it was compared with: applied to another, it would not do what was shown.
  base_version bigint not null,
  -- Whether games of the document's vendors that are not in it are closed.
  closes_gone boolean not null,
  unchanged integer not null,
  applied_at timestamptz
);
create index import_forgotten on catalogue.import (made_at) where applied_at is null;

create table catalogue.import_line (
  import_id uuid not null references catalogue.import on delete cascade,
  -- Where it stands in the document; games that are gone follow behind its end.
  line integer not null,
  kind text not null check (kind in ('new', 'changed', 'gone')),
  vendor_code text not null,
  code text not null,
  -- The game's facts as they were and as they are to be; null where there is no game before, or none changes after.
  before jsonb,
  after jsonb,
  primary key (import_id, line)
);
