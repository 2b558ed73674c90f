-- Who brought whom, for life: written when a member registers with somebody's code.
create table promotions.referee (
  member_id bigint primary key,
  referrer_id bigint not null check (referrer_id <> member_id),
  currency text not null,
  registered_at timestamptz not null
);
create index referee_of_referrer on promotions.referee (referrer_id, registered_at desc);
create index referee_by_time on promotions.referee (currency, registered_at);

-- What of a day's play of a member's friends (tier 1) and of theirs (tier 2) was paid; a later correction finds here what it
-- must make up for.
create table promotions.commission (
  promotion_id bigint not null references promotions.promotion,
  member_id bigint not null,
  day date not null,
  tier int not null,
  paid bigint not null,
  primary key (promotion_id, member_id, day, tier)
);
