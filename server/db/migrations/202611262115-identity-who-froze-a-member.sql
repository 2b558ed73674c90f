-- The agent who froze a downline or a cashier; of whoever the house froze, nobody. Agents thaw only what they froze.
alter table identity.member add column frozen_by bigint references identity.member;
