-- One person's accounts are found by the number of a document.
create index profile_id_number on identity.profile (lower(id_number)) where id_number is not null;
