-- What loss rescue has given of each period: what is told of it later joins, or lowers, what the next run gives.
create table promotions.rescue (
  promotion_id bigint not null,
  member_id bigint not null,
  period_starts date not null,
  given bigint not null,
  primary key (promotion_id, member_id, period_starts)
);

-- Periods that have given already are not due again.
insert into promotions.rescue (promotion_id, member_id, period_starts, given)
select a.promotion_id, a.member_id, split_part(a.occurrence, ':', 2)::date, a.amount
from promotions.award a
join promotions.promotion p on p.id = a.promotion_id
where p.kind = 'rescue';
