-- Who gave, took or redirected a member's money, whichever operation did it, and who opened whose account: so that nobody
-- approves a withdrawal they arranged, neither by themselves nor as a colleague they made up.
create table staff.money_edit (
  member_id bigint not null,
  -- As records name an operator: `staff:anika`.
  actor text not null,
  operation text not null,
  at timestamptz not null,
  -- What the member has more by it, in ledger units, where one person gave it alone.
  currency text,
  given_alone bigint check (given_alone > 0),
  check ((given_alone is null) = (currency is null))
);
create index money_edit_member on staff.money_edit (member_id, at);
create index money_edit_alone on staff.money_edit (actor, at) where given_alone is not null;

create table staff.opening (
  operator_id bigint not null references staff.operator,
  opened_by bigint not null references staff.operator,
  at timestamptz not null,
  check (operator_id <> opened_by)
);
create index opening_operator on staff.opening (operator_id, at);
create index opening_opened_by on staff.opening (opened_by, at);

-- Whose accounts were opened before counts as well. What was edited before is other modules' to know: it does not.
insert into staff.opening (operator_id, opened_by, at)
select o.id, by.id, o.created_at
from staff.operator o
join staff.operator by on o.created_by = 'staff:' || by.account
where by.id <> o.id
union all
select o.id, by.id, l.at
from staff.audit_line l
join staff.operator by on l.actor = 'staff:' || by.account
join staff.operator o on o.id::text = l.details ->> 'id'
where l.action in ('changeStaffRole', 'enableStaff', 'resetStaffPassword', 'resetStaffTotp')
  and l.outcome = 'done'
  and by.id <> o.id;
