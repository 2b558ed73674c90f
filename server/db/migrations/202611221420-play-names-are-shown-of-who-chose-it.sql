-- A part of a member's name is shown where wins and bets are, once the member chooses it. Until now it was shown of
-- whoever had not hidden it, and nobody was asked: those who chose it cannot be told from those who chose nothing, so
-- nobody is named until they choose it again. Whoever hid stays hidden.
drop table play.hidden_player;

create table play.named_player (
  member_id bigint primary key
);
