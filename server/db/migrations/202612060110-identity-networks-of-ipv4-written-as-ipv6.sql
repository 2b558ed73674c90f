-- Where the house listened on `::`, every IPv4 address was of this one network: whoever had logged in from any of them was
-- known at all of them. Their members' next log-in is remembered by its own network.
delete from identity.known_network
where network = '::/48';
