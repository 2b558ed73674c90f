-- Members who were moved: from this day of the merchant's calendar on they stand where the tree says, and before it directly
-- below `from_id`. Several moves of a day are one. What uplines allowed on a day is asked of those who stood above on it.
create table agents.move (
  member_id bigint not null,
  day date not null,
  from_id bigint not null,
  primary key (member_id, day)
);
