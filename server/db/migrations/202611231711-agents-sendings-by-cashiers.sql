-- Whose hand it was where it was not the agent's own.
alter table agents.sending add column by_id bigint;
