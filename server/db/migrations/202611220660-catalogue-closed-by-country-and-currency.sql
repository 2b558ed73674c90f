-- Where a vendor or a game may not be offered: countries by ISO 3166-1 code, currencies by the merchant's code. What is
-- closed for a place is neither listed nor started there; a bet in a closed currency is refused.
alter table catalogue.vendor
  add column closed_countries text[] not null default '{}',
  add column closed_currencies text[] not null default '{}';
alter table catalogue.game
  add column closed_countries text[] not null default '{}',
  add column closed_currencies text[] not null default '{}';
