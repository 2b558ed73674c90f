-- A second log-in of an agent, for whoever moves money for them: a member row of its own, for its password and sessions, outside the
-- tree. What it may call acts for the agent.
create table identity.cashier (
  member_id bigint primary key references identity.member,
  agent_id bigint not null references identity.member,
  opened_at timestamptz not null
);
create index cashier_agent on identity.cashier (agent_id, member_id desc);
