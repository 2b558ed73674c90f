-- What waits among the differences with providers' reports is counted in the console, and a report's are read in the order
-- in which they are worked off: first what waits.
drop index wallet.report_difference_report;
create index report_difference_report on wallet.report_difference (report_id, (settled_at is not null), id);
create index report_difference_waiting on wallet.report_difference (id) where settled_at is null;
create view wallet.difference_view as
  select id, report_id, settled_at from wallet.report_difference;
