-- From where a withdrawal was asked for; null for those of before.
alter table wallet.withdrawal add column ip text;
create index withdrawal_ip on wallet.withdrawal (ip, requested_at, id) where ip is not null;
