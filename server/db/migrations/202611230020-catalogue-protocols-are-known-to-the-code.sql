-- Which protocols there are says one table of the code, by which every new vendor is checked; a list here had to be
-- changed with each.
alter table catalogue.vendor drop constraint vendor_protocol_check;
