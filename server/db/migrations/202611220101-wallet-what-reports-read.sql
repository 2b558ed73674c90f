create view wallet.deposit_view as
select member_id, currency, state, credited, settled_at
from wallet.deposit_order;

create index withdrawal_paid on wallet.withdrawal (closed_at) where state = 'paid';

create view wallet.withdrawal_view as
select member_id, currency, state, amount, conflict, closed_at
from wallet.withdrawal;
