-- When a member told a birthday who had registered without one; null where it came with the registration.
alter table identity.profile add column birthday_told_at timestamptz;
