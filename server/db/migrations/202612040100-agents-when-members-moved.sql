-- When a member was moved, to the moment: contracts of hours and five minutes ask for more than the day. Moves before this are
-- known by their day alone, the one before `day`; noon in UTC lies in it in nearly every time zone.
alter table agents.move add column moved_at timestamptz;
update agents.move set moved_at = (day - interval '12 hours') at time zone 'UTC';
alter table agents.move alter column moved_at set not null;
