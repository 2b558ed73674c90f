-- What a browser was remembered by before stays known for as long as it would have been good: whoever comes with it has a
-- copy.
alter table identity.remembered_login add column is_retired boolean not null default false;

alter table identity.remembered_login drop constraint remembered_login_member_id_device_hash_key;

create unique index remembered_login_device on identity.remembered_login (member_id, device_hash)
where not is_retired;

create index remembered_login_member on identity.remembered_login (member_id);
