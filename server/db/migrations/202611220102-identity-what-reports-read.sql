create index member_created_at on identity.member (created_at);

create view identity.member_view as
select id, type, created_at
from identity.member;

create view identity.session_view as
select member_id, seen_at, expires_at
from identity.session
where ended_at is null;
