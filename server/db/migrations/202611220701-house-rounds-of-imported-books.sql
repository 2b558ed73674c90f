-- A round of an imported game names its book, and its events stand there; other rounds keep their events themselves.
alter table house.round add column book_id numeric(20);
