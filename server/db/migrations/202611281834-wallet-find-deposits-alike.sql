-- Who looks at a deposit is told what makes it worth a second look: the same picture, the same payer, a second payment.
create index deposit_order_slip on wallet.deposit_order (slip) where slip is not null;
create index deposit_order_payer on wallet.deposit_order (lower(btrim(payer_name)), member_id) where payer_name is not null;
create index deposit_order_extra on wallet.deposit_order (extra_of) where extra_of is not null;
