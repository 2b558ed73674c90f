-- Null: what it gives is cash. Else the terms of the bonus that it becomes.
alter table promotions.version add column bonus jsonb;
