-- An agent's cashier is a log-in of the agent: who counts members leaves cashiers out.
create or replace view identity.member_view as
select id, type, created_at, cashier_of
from identity.member;
