-- A rebate is written with its award, whose version names the promotion: looking the promotion up again for each of the two
-- million lines of a night's run cost a tenth of it.
alter table promotions.rebate drop constraint rebate_promotion_id_fkey;
