create schema safeguards;

-- Breaks that members took; never changed or removed. Of several that run, the one that ends last holds.
create table safeguards.break (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  -- An exclusion refuses the log-in, a cool-off only staking and depositing.
  is_exclusion boolean not null,
  began_at timestamptz not null,
  -- Null: for ever.
  ends_at timestamptz,
  check (ends_at > began_at)
);
create index break_of_member on safeguards.break (member_id);
