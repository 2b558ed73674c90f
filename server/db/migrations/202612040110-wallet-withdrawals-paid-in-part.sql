-- Other members may have paid a part of a withdrawal that is then rejected: that is paid out, and the overview counts it.
create or replace view wallet.withdrawal_view as
select member_id, currency, state, amount, conflict, closed_at, received
from wallet.withdrawal;

drop index wallet.withdrawal_paid;
create index withdrawal_paid on wallet.withdrawal (closed_at) where state = 'paid' or received > 0;
