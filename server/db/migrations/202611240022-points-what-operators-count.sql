create view points.redemption_view as
select id, type, state
from points.redemption;
