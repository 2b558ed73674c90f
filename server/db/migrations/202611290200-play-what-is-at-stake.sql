-- What members may lose in rounds that are played with money set aside and booked only when they are over.
create table play.at_stake (
  -- The caller's id of what is played.
  holder uuid not null,
  member_id bigint not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  primary key (holder, member_id)
);
create index at_stake_of_member on play.at_stake (member_id);
