-- How many lines of a kind a period has is counted from the index alone. Without what it is counted by, a plan made for any period
-- reads all keys of each day besides, as if few of them were meant.
drop index ledger.journal_besides_play;
create index journal_besides_play on ledger.journal (account_id, seq) include (key, kind, posted_at)
  where kind <> 40 and kind <> 41;
