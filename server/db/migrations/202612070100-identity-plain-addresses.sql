-- Where the house listened on `::`, IPv4 addresses were kept as IPv6 tells them, and one is now looked for as it is.
update identity.login_record set ip = substr(ip, 8) where ip ~* '^::ffff:\d+\.\d+\.\d+\.\d+$';
update identity.profile set register_ip = substr(register_ip, 8) where register_ip ~* '^::ffff:\d+\.\d+\.\d+\.\d+$';
update identity.session set ip = substr(ip, 8) where ip ~* '^::ffff:\d+\.\d+\.\d+\.\d+$';
