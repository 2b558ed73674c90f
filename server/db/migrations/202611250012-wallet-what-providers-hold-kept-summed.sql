-- What each provider took and paid for us, kept summed: it was added up from all orders there ever were at each look.
create table wallet.provider_position (
  provider text not null references wallet.payment_provider,
  currency text not null,
  -- Ledger units; numeric, so that no sum can ever end an order's transaction.
  paid_in numeric not null,
  paid_out numeric not null,
  primary key (provider, currency)
);

-- What moved since and is not in the sums yet. A row of its own, so that no order waits for another's.
create table wallet.provider_movement (
  id bigint generated always as identity primary key,
  provider text not null,
  currency text not null,
  paid_in bigint not null default 0,
  paid_out bigint not null default 0
);

-- What an order was credited with is its provider's from the moment it is paid.
create function wallet.note_paid_in() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.state = 'paid' then
    insert into wallet.provider_movement (provider, currency, paid_in) values (old.provider, old.currency, -old.credited);
  end if;
  if new.state = 'paid' then
    insert into wallet.provider_movement (provider, currency, paid_in) values (new.provider, new.currency, new.credited);
  end if;
  return null;
end
$$;
create trigger deposit_paid_in after update of state, credited on wallet.deposit_order
  for each row when (new.provider is not null and (old.state, old.credited) is distinct from (new.state, new.credited)
    and (old.state = 'paid' or new.state = 'paid'))
  execute function wallet.note_paid_in();
create trigger deposit_paid_at_once after insert on wallet.deposit_order
  for each row when (new.provider is not null and new.state = 'paid')
  execute function wallet.note_paid_in();

-- A payout counts while both the provider's word and the withdrawal say that it was paid, whichever is written first.
create function wallet.note_attempt_paid() returns trigger language plpgsql as $$
begin
  insert into wallet.provider_movement (provider, currency, paid_out)
  select new.provider, w.currency, case when new.state = 'paid' then 1 else -1 end * (w.amount - w.fee - w.received)
  from wallet.withdrawal w
  where w.id = new.withdrawal_id and w.state = 'paid';
  return null;
end
$$;
create trigger attempt_paid after update of state on wallet.payout_attempt
  for each row when ((old.state = 'paid') <> (new.state = 'paid'))
  execute function wallet.note_attempt_paid();
create trigger attempt_paid_at_once after insert on wallet.payout_attempt
  for each row when (new.state = 'paid')
  execute function wallet.note_attempt_paid();

create function wallet.note_withdrawal_paid() returns trigger language plpgsql as $$
begin
  insert into wallet.provider_movement (provider, currency, paid_out)
  select a.provider, new.currency, case when new.state = 'paid' then 1 else -1 end * (new.amount - new.fee - new.received)
  from wallet.payout_attempt a
  where a.withdrawal_id = new.id and a.state = 'paid';
  return null;
end
$$;
create trigger withdrawal_paid_out after update of state on wallet.withdrawal
  for each row when ((old.state = 'paid') <> (new.state = 'paid'))
  execute function wallet.note_withdrawal_paid();

-- Nobody writes an order between the triggers and this: they hold the tables until it is done.
insert into wallet.provider_position (provider, currency, paid_in, paid_out)
select provider, currency, sum(paid_in), sum(paid_out)
from (
  select provider, currency, sum(credited) as paid_in, 0 as paid_out
  from wallet.deposit_order
  where provider is not null and state = 'paid'
  group by provider, currency
  union all
  select a.provider, w.currency, 0, sum(w.amount - w.fee - w.received)
  from wallet.payout_attempt a
  join wallet.withdrawal w on w.id = a.withdrawal_id
  where a.state = 'paid' and w.state = 'paid'
  group by a.provider, w.currency
) moved
group by provider, currency;
