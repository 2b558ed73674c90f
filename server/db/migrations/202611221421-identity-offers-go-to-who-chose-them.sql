-- Offers were on for everybody though nobody was asked: a yes cannot be told from a question that was never put, and an
-- offer that was not asked for is worse than one that is missed. All are off until the member chooses them.
alter table identity.profile alter column takes_marketing set default false;

update identity.profile
set takes_marketing = false
where takes_marketing;
