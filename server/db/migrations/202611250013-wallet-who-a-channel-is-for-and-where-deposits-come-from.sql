-- To whom a channel is offered: from which VIP level on, and how many days after they registered.
alter table wallet.deposit_channel
  add column least_level int not null default 0 check (least_level between 0 and 999),
  add column least_days int not null default 0 check (least_days between 0 and 3650);

-- From where an order was asked for; null for those of before and for what nobody asked for.
alter table wallet.deposit_order add column ip text;
create index deposit_order_ip on wallet.deposit_order (ip, made_at, id) where ip is not null;
