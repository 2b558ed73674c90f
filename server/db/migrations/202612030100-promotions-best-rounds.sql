-- The best rounds of a runner in a race by multiples, the best of them first: when it is taken back, the next is known. Of races
-- that run, one is known so far.
alter table promotions.runner add column best_rounds jsonb;
update promotions.runner r
set best_rounds = jsonb_build_array(
  jsonb_build_object('round_id', r.round_id, 'reached', r.reached, 'reached_at', r.reached_at))
from promotions.promotion p
join promotions.version v on v.promotion_id = p.id and v.number = p.version
where p.id = r.promotion_id
  and p.kind = 'race'
  and p.decided_at is null
  and v.terms ->> 'measure' = 'multiplier';
