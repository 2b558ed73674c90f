-- A run gives hundreds of thousands of awards of one version. Each of them locked its row to see that it is there, and those
-- of two groups waited for each other: a quarter of the run. The statement that gives them reads the version instead, once;
-- versions are never taken away.
alter table promotions.award drop constraint award_promotion_id_version_fkey;
