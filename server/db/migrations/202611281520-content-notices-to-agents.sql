alter table content.announcement
  drop constraint announcement_type_check,
  add constraint announcement_type_check check (type in ('B', 'PL', 'PU', 'PR', 'H', 'AG'));
