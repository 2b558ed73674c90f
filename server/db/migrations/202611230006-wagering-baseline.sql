-- What must be wagered before money may leave: one row per cause, met oldest first.
create schema wagering;

create table wagering.requirement (
  -- Their order: the oldest is met first.
  id bigint generated always as identity primary key,
  member_id bigint not null,
  currency text not null,
  -- What it came with: a deposit, a bonus; `reference` is that row's own id.
  source text not null,
  reference text not null,
  -- Ledger units of the currency.
  turnover bigint not null check (turnover > 0),
  progress bigint not null default 0 check (progress between 0 and turnover),
  -- Forfeit: given up together with the bonus it came with.
  state text not null default 'open' check (state in ('open', 'met', 'forfeit')),
  added_at timestamptz not null default clock_timestamp(),
  closed_at timestamptz,
  -- A bonus counts bets by weights of its own, and does not keep the member's own money from leaving.
  weights jsonb,
  is_of_bonus boolean not null default false,
  check ((state = 'open') = (closed_at is null)),
  check ((state = 'met') <= (progress = turnover)),
  unique (source, reference)
);
create index requirement_open on wagering.requirement (member_id, currency, id) where state = 'open';
create index requirement_member on wagering.requirement (member_id, id);
