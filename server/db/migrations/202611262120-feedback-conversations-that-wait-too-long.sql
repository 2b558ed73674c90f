-- Since when it is the turn of whoever is to write, and what was said of it. A wait ends with the next word of that side.
alter table feedback.conversation
  add column waits_since timestamptz,
  -- Since when operators are told that it has waited for them too long.
  add column late_at timestamptz,
  -- When the member was reminded that it waits for them.
  add column reminded_at timestamptz;
update feedback.conversation
set waits_since = date_trunc('milliseconds', changed_at);
alter table feedback.conversation
  alter column waits_since set not null;
create index conversation_by_wait on feedback.conversation (state, waits_since, id) where state <> 'closed';

create or replace view feedback.conversation_view as
select id, kind, state, late_at
from feedback.conversation;
