-- Opens what is not open yet and answers the account numbers in the order asked for.
create or replace function ledger.open_accounts(
  p_owner text[], p_purse smallint[], p_unit text[], p_guarded boolean[], p_floor bigint[]
) returns bigint[]
language plpgsql as $$
declare
  answer bigint[];
begin
  if exists (
    select from unnest(p_unit) w(code) where not exists (select from ledger.unit u where u.code = w.code)
  ) then
    raise exception 'an account''s unit must be registered first';
  end if;

  with opened as (
    insert into ledger.account (owner, purse, unit, guarded)
    select distinct w.owner, w.purse, u.id, w.guarded
    from unnest(p_owner, p_purse, p_unit, p_guarded) w(owner, purse, unit, guarded)
    join ledger.unit u on u.code = w.unit
    order by 1, 2, 3
    on conflict (owner, purse, unit) do nothing
    returning id, owner, purse, unit, guarded
  ),
  guarded as (
    insert into ledger.balance (account_id, unit, floor)
    select o.id, o.unit, min(w.floor)
    from opened o
    join ledger.unit u on u.id = o.unit
    join unnest(p_owner, p_purse, p_unit, p_floor) w(owner, purse, unit, floor)
      on w.owner = o.owner and w.purse = o.purse and w.unit = u.code
    where o.guarded
    group by o.id, o.unit
  )
  insert into ledger.total (account_id)
  select id from opened where not guarded;

  select array_agg(a.id order by w.n) into answer
  from unnest(p_owner, p_purse, p_unit, p_guarded) with ordinality w(owner, purse, unit, guarded, n)
  join ledger.unit u on u.code = w.unit
  join ledger.account a
    on a.owner = w.owner and a.purse = w.purse and a.unit = u.id and a.guarded = w.guarded;
  if cardinality(answer) is distinct from cardinality(p_owner) then
    raise exception 'an account is open already with the other guard';
  end if;
  return answer;
end
$$;
