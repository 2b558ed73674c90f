-- Bets and wins (kinds 40 and 41) are nearly all of the lines of who plays: a record of anything else read over all of them. They
-- are not in this index, so posting them costs what it did.
create index journal_besides_play on ledger.journal (account_id, seq) where kind <> 40 and kind <> 41;
