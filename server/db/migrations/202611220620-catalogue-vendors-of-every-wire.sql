-- Which wires vendors speak: `transfer` keeps wallets of his own, between which and ours money is moved.
alter table catalogue.vendor drop constraint if exists vendor_protocol_check;
alter table catalogue.vendor add constraint vendor_protocol_check
  check (protocol in ('softswiss', 'hub88', 'caleta', 'transfer', 'rgs'));
