-- Rounds whose end no vendor told: their budget goes back, and a late report is still taken.
alter table promotions.free_rounds
  drop constraint free_rounds_state_check,
  add constraint free_rounds_state_check
    check (state in ('owed', 'asking', 'unknown', 'granted', 'refused', 'lapsed', 'ended'));

create index free_rounds_open on promotions.free_rounds (expires_at)
  where state in ('owed', 'asking', 'unknown', 'granted');
