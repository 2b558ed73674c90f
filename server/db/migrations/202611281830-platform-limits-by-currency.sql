-- What the book and lotteries take is said by currency. What an operator had set held in whatever currency was played: it is
-- kept of each.
with code (currency) as (
  select unnest(array[
    'BDT', 'INR', 'PKR', 'NPR', 'USD', 'EUR', 'GBP', 'THB', 'VND', 'PHP', 'IDR', 'MYR', 'BRL', 'JPY', 'CNY', 'KRW', 'USDT',
    'BTC', 'ETH'
  ])
)
update platform.setting s
set value = (select jsonb_object_agg(c.currency, s.value) from code c)
where s.name = 'book.limits' and s.value ? 'least';

with code (currency) as (
  select unnest(array[
    'BDT', 'INR', 'PKR', 'NPR', 'USD', 'EUR', 'GBP', 'THB', 'VND', 'PHP', 'IDR', 'MYR', 'BRL', 'JPY', 'CNY', 'KRW', 'USDT',
    'BTC', 'ETH'
  ])
)
update platform.setting s
set name = 'lottery.limits',
    value = (
      select jsonb_object_agg(
        c.currency,
        jsonb_build_object(
          'unitValues', s.value, 'stake', '50000', 'linePayout', '10000000', 'memberPayout', '20000000',
          'drawPayout', '200000000', 'numberPayout', '1000000'
        )
      )
      from code c
    )
where s.name = 'lottery.unitValues';
