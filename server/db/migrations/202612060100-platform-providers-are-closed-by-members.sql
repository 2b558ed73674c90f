-- A provider is closed where hardly any of its members could pay, not where few of its orders were paid. How many orders an
-- operator had said it takes, it takes members.
update platform.setting
set value = value - 'orders' || jsonb_build_object('members', value -> 'orders')
where name = 'wallet.providerSwitchOff' and value ? 'orders';
