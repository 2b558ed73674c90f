-- When a vendor will be looked after: periods [{from, until}] in epoch milliseconds, `until` not included, in order and apart.
alter table catalogue.vendor
  add column maintenance jsonb not null default '[]' check (jsonb_typeof(maintenance) = 'array');
