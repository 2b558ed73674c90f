-- Operators look for the members who registered or logged in from an address.
create index profile_register_ip on identity.profile (register_ip) where register_ip is not null;
create index login_record_ip on identity.login_record (ip, member_id) where outcome = 'done' and ip is not null;
