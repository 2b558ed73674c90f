-- How many of the failures that are counted are still under way: they may turn out to be right.
alter table staff.attempt add column under_way integer not null default 0;
