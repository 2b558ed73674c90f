-- Which coin on which chain a channel takes.
alter table wallet.deposit_channel
  add column coin text,
  add column network text,
  add constraint deposit_channel_coin check ((kind = 'crypto') = (coin is not null and network is not null));

alter table wallet.deposit_order
  -- What is paid in, where that is not the account's currency: the coin, how much of it in its ledger units, and what one of
  -- its main units is worth until the order ends, as the provider wrote it.
  add column coin text,
  add column coin_amount bigint check (coin_amount > 0),
  add column rate text,
  -- The payment's transaction on its chain, and when we first heard of it.
  add column chain_transaction text,
  add column seen_at timestamptz,
  -- What it was paid with, as its owner knows it.
  add column instrument text;

alter table wallet.withdrawal
  add column coin text,
  add column network text,
  add column rate text,
  add constraint withdrawal_coin check (
    (coin is null) = (rate is null) and (coin is null) = (network is null) and (coin is null or payee_kind = 'crypto')
  );
