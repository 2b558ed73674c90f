-- Who above bore a line when it was settled: a correction asks it, since members may have been moved since. Null: not kept then.
alter table contracts.line add column upline_ids bigint[];
