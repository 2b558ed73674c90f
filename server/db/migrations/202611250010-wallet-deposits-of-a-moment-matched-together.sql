-- Deposits that pay withdrawals are matched many at a time now, by wallet.lock_waiting.
drop function if exists wallet.take_part(text, bigint, bigint);
