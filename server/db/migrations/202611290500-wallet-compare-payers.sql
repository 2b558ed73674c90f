-- Names of payers are compared as those of holders are: letter case, spaces and full stops do not matter.
drop index wallet.deposit_order_payer;
create index deposit_order_payer
  on wallet.deposit_order (btrim(regexp_replace(lower(normalize(payer_name, NFKC)), '[\s.]+', ' ', 'g')), member_id)
  where payer_name is not null;
