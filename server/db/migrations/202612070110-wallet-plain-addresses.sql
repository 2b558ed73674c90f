-- Where the house listened on `::`, IPv4 addresses were kept as IPv6 tells them, and one is now looked for as it is: an address
-- that several members pay from is told by it.
update wallet.deposit_order set ip = substr(ip, 8) where ip ~* '^::ffff:\d+\.\d+\.\d+\.\d+$';
update wallet.withdrawal set ip = substr(ip, 8) where ip ~* '^::ffff:\d+\.\d+\.\d+\.\d+$';
