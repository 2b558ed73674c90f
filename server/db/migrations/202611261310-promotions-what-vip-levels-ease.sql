-- What a VIP level gives besides money: none of those that were written before gives any of it.
update promotions.version v
set terms = jsonb_set(v.terms, '{levels}', (
  select jsonb_agg(
    jsonb_set(level, '{privileges}',
      '{"dailyWithdrawal": null, "dailyWithdrawals": null, "isWithdrawalFree": false, "rebateRaise": null}'::jsonb
        || (level -> 'privileges'))
    order by place)
  from jsonb_array_elements(v.terms -> 'levels') with ordinality as each (level, place)))
from promotions.promotion p
where p.id = v.promotion_id
  and p.kind = 'vip';
