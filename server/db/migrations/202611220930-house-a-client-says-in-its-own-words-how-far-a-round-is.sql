-- Clients of imported games may say any text for how far the player is in his round, and are told it after a reload; most
-- say the index of an event, which `shown` keeps. What was said last holds.
alter table house.round add column mark text check (char_length(mark) between 1 and 200);
