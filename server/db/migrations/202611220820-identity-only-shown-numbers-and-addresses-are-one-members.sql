-- A number or an address that somebody only typed may be another's: it stands in nobody's way. One that was shown to be
-- its member's own is his alone.
drop index identity.profile_email;
drop index identity.profile_mobile;

create unique index profile_verified_email on identity.profile (lower(email))
where email is not null and email_verified_at is not null;

create unique index profile_verified_mobile on identity.profile (country_dialing_code, mobile_num)
where mobile_num is not null and mobile_verified_at is not null;

-- Whom a number or an address leads to.
create index profile_email on identity.profile (lower(email)) where email is not null;
create index profile_mobile on identity.profile (country_dialing_code, mobile_num) where mobile_num is not null;
