-- lottery.sell takes orders, lines and what they expose as three lists; its file makes the new form.
drop function if exists lottery.sell(json, bigint[], uuid[], bigint[], json, json, boolean, bigint[]);
