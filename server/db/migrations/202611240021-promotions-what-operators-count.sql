create view promotions.participation_view as
select promotion_id, member_id, state
from promotions.participation;
