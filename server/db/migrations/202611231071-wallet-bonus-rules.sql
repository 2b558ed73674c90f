-- What holds while a member's bonus is active: read as a stake is taken from the bonus purse.
create table wallet.bonus_rule (
  member_id bigint not null,
  currency text not null,
  -- Ledger units; null: any stake.
  max_bet bigint check (max_bet > 0),
  -- Kinds of games where the bonus cannot be staked.
  left_out text[] not null,
  primary key (member_id, currency)
);
