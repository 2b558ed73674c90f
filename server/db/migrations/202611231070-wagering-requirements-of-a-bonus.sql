-- A bonus counts bets by weights of its own, and does not keep the member's own money from leaving.
alter table wagering.requirement
  add column weights jsonb,
  add column is_of_bonus boolean not null default false;
