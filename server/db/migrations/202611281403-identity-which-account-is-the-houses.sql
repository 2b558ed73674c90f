create view identity.house_view as
select id
from identity.member
where account = 'house';
