-- A link opens nothing once the member has another address than the one its letter went to. Letters on their way are
-- asked for again: where they went was not kept.
delete from identity.password_reset;

alter table identity.password_reset add column email text not null;
