-- A credential of a remembered browser that was used twice ends whatever sessions it opened: one of them may be the thief's.
alter table identity.session add column remembered_series bytea;

create index session_remembered_series on identity.session (remembered_series) where remembered_series is not null;
