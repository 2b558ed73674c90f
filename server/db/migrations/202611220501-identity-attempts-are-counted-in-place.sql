-- A log-in counts its guess and takes it back: the row then stays on its page, and no index hears of it.
alter table identity.attempt set (fillfactor = 50);
