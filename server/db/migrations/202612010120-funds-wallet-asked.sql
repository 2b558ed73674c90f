-- When a vendor was last asked of a wallet that nobody looked at, whether or not it told: one it never tells of holds up no other.
alter table funds.wallet add column asked_at timestamptz;
