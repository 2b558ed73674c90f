-- Of what members played, what they staked from a bonus and what came of it: points, rebates and levels count the rest.
create table figures.bonus_figure (
  since timestamptz not null,
  member_id bigint not null,
  currency text not null,
  game_type text not null,
  stake bigint not null,
  payout bigint not null,
  valid_bet bigint not null,
  primary key (since, member_id, currency, game_type)
);

create index bonus_figure_of_member on figures.bonus_figure (member_id, since);
