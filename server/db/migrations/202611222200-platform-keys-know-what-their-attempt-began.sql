-- What an attempt under an Idempotency-Key wrote before it asked somebody outside: the next attempt goes on with it.
alter table platform.idempotency add column subject text;
