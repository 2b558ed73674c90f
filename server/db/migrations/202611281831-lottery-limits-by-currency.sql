-- What an operator had set of one lottery held in whatever currency was played: it is kept of each.
with code (currency) as (
  select unnest(array[
    'BDT', 'INR', 'PKR', 'NPR', 'USD', 'EUR', 'GBP', 'THB', 'VND', 'PHP', 'IDR', 'MYR', 'BRL', 'JPY', 'CNY', 'KRW', 'USDT',
    'BTC', 'ETH'
  ])
)
update lottery.game g
set limits = case when g.limits ? 'multiple' then jsonb_build_object('multiple', g.limits -> 'multiple') else '{}' end
  || case
    when g.limits - 'multiple' = '{}' then '{}'
    else jsonb_build_object('byCurrency', (select jsonb_object_agg(c.currency, g.limits - 'multiple') from code c))
  end
where g.limits <> '{}';
