-- Of members' rounds, those that a bonus was staked in: missions count the rest. Those from before it was counted are the
-- member's own.
alter table figures.bonus_figure add column rounds int not null default 0;
alter table figures.bonus_figure alter column rounds drop default;
