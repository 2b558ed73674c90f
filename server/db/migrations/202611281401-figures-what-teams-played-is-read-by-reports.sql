create or replace view figures.team_day_view as
select agent_id, day, currency, players, new_players, rounds, stake, payout, valid_bet
from figures.team_day;
