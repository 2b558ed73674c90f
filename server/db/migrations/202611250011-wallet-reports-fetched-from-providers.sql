-- Where a report comes from: an operator's file, the provider asked by an operator, or asked at the end of each day.
alter table wallet.provider_report
  add column source text not null default 'file' check (source in ('file', 'provider', 'schedule'));
alter table wallet.provider_report alter column source drop default;

-- A day is fetched once, however often its job runs.
create unique index provider_report_of_day on wallet.provider_report (provider, starts_at, ends_at) where source = 'schedule';
