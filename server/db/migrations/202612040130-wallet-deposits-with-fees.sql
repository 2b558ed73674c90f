-- The overview counts of a deposit what reached the main purse, as every other figure of deposits does.
create or replace view wallet.deposit_view as
select member_id, currency, state, credited, settled_at, fee
from wallet.deposit_order;
