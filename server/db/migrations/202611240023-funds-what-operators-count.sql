create view funds.transfer_view as
select id, state
from funds.transfer;
