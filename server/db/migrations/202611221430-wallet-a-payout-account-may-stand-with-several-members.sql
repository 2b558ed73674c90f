-- Whoever binds somebody else's account first no longer keeps its owner out: nobody can show here that an account is
-- theirs, so it may stand with several members, once with each. Withdrawals to such an account say so to operators.
create unique index payout_account_own on wallet.payout_account (member_id, bank, number) where removed_at is null;
create index payout_account_shared on wallet.payout_account (bank, number);
drop index wallet.payout_account_number;
