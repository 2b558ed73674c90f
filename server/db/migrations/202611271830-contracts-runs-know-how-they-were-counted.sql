-- How a run counts what teams did: what it comes to is counted again by it, whatever the house has changed since.
alter table contracts.run add column counting jsonb;
-- Of runs before, only whether losses carry over was kept; the rest is what holds unless an operator changed it.
update contracts.run r
set counting = jsonb_build_object(
  'active', coalesce(i.active->r.currency, '{"deposited": "0", "validBet": "0"}'),
  'countsSelf', false,
  'carriesLosses', r.carries_losses,
  'timeZone', 'Asia/Dhaka')
from (
  select '{
    "BDT": {"deposited": "100", "validBet": "500"}, "INR": {"deposited": "100", "validBet": "500"},
    "USD": {"deposited": "5", "validBet": "20"}, "EUR": {"deposited": "5", "validBet": "20"},
    "USDT": {"deposited": "5", "validBet": "20"}}'::jsonb as active) i;
alter table contracts.run alter column counting set not null;
alter table contracts.run drop column carries_losses;
