-- What part of play an agent lets a direct downline get back, from a day of the merchant's calendar on; never edited, another day
-- says otherwise. Member 0: whoever stands directly below and has no rate of their own. A rate of null: none of their own any more.
create table agents.rebate_rate (
  agent_id bigint not null,
  member_id bigint not null,
  category text not null,
  from_day date not null,
  -- Hundredths of a per cent.
  rate int check (rate between 0 and 10000),
  set_at timestamptz not null,
  primary key (agent_id, member_id, category, from_day)
);
