-- How members stand with showing who they are; no row: nobody asked, and nothing was sent. That the time of a verified member
-- is over is seen by the clock.
create table safeguards.verification (
  member_id bigint primary key,
  state text not null check (state in ('none', 'asked', 'submitted', 'verified', 'refused')),
  -- What staff wrote when they asked; null where a rule of the house did.
  note text,
  -- Since staff last asked.
  refusals int not null default 0,
  -- The document that was sent last.
  document_id bigint,
  changed_at timestamptz not null
);

create table safeguards.verification_document (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  kind text not null check (kind in ('id-card', 'passport', 'driving-licence')),
  -- Replaced: it was verified until a later one was.
  state text not null check (state in ('submitted', 'verified', 'refused', 'replaced')),
  sent_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  reason text,
  -- Null: without an end.
  valid_until timestamptz,
  check ((state = 'submitted') = (decided_at is null))
);
create index verification_document_of_state on safeguards.verification_document (state, id);
create index verification_document_of_member on safeguards.verification_document (member_id, id);

-- Redrawn by us and sealed; deleted once nobody has to see them again.
create table safeguards.verification_picture (
  document_id bigint not null references safeguards.verification_document (id),
  place smallint not null,
  content_type text not null,
  sealed text not null,
  primary key (document_id, place)
);

create view safeguards.verification_document_view as
select id, state
from safeguards.verification_document;
