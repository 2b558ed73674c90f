-- What operators have at hand is little, among all withdrawals there ever were.
create index withdrawal_taken on wallet.withdrawal (requested_at, id) where taken_by is not null;

create index deposit_order_channel on wallet.deposit_order (channel, made_at, id);
