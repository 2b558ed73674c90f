-- Many members stand below the same chain of agents: each chain has a number, by which bets are summed. Chains may be longer
-- than an index entry, so they are told apart by their digest.
create table contracts.chain (
  id int generated always as identity primary key,
  digest bytea not null unique,
  -- The direct upline first.
  agent_ids bigint[] not null
);
create index chain_agents on contracts.chain using gin (agent_ids);

insert into contracts.chain (digest, agent_ids)
select sha256(convert_to(agent_ids::text, 'UTF8')), agent_ids
from (select distinct agent_ids from contracts.bet) known;

alter table contracts.bet add column chain_id int;
update contracts.bet b
set chain_id = c.id
from contracts.chain c
where c.agent_ids = b.agent_ids;
alter table contracts.bet alter column chain_id set not null;
alter table contracts.bet drop column agent_ids;
