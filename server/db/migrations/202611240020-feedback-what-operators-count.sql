create view feedback.conversation_view as
select id, kind, state
from feedback.conversation;
