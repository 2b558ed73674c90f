create view staff.proposal_view as
select state
from staff.proposal;
