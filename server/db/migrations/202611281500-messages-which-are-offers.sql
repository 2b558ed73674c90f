-- What offers something reaches only members who have chosen to be told of offers.
alter table messages.message add column is_offer boolean not null default false;
alter table messages.plan add column is_offer boolean not null default false;
