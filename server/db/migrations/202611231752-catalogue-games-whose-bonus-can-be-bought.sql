-- Whether a game sells its bonus: members choose by it, and operators leave such games out where they are not lawful.
alter table catalogue.game add column has_bonus_buy boolean not null default false;
