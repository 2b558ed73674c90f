-- A session opened by a password that everybody knows, or that is too old where its change is forced, does little else
-- before another one is chosen. That a member owes one since his account was made stands with him.
alter table identity.session
  add column password_due text check (password_due in ('weak', 'expired'));
