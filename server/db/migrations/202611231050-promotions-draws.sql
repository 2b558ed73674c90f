-- The chance of a raffle or a red envelope, decided before anybody takes part: its hash is shown, the seed is sealed.
create table promotions.draw (
  promotion_id bigint primary key references promotions.promotion,
  sealed text not null,
  hash text not null,
  made_at timestamptz not null,
  -- Of a raffle that was drawn: the hash of its list of tickets.
  client_seed text,
  -- Of an envelope, in ledger units, in the order they are given; cut as the first is opened.
  pieces bigint[],
  taken int not null default 0 check (taken >= 0)
);

-- Tickets of a raffle, numbered as it closes: a member's stand together.
create table promotions.ticket_range (
  promotion_id bigint not null references promotions.draw,
  first bigint not null,
  last bigint not null check (last >= first),
  member_id bigint not null,
  pseudonym text not null,
  primary key (promotion_id, first),
  unique (promotion_id, member_id)
);

create table promotions.drawn_prize (
  promotion_id bigint not null references promotions.draw,
  prize int not null,
  ticket bigint not null,
  member_id bigint not null,
  primary key (promotion_id, prize)
);
