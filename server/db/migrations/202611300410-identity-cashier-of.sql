-- Whose cashier a member is stands with the member: every call of a signed-in person asks it.
alter table identity.member add column cashier_of bigint references identity.member;
update identity.member m set cashier_of = c.agent_id from identity.cashier c where c.member_id = m.id;
create index member_cashier on identity.member (cashier_of, id desc) where cashier_of is not null;
drop table identity.cashier;
