-- A member's marks stand together: an inbox reads them in one stretch, however many broadcasts there are.
drop index messages.mark_listed;
alter table messages.mark
  -- Looked up for each of a million marks it took twice as long to write them; whoever deletes messages deletes their marks.
  drop constraint mark_message_id_fkey,
  drop constraint mark_pkey,
  add constraint mark_pkey primary key (member_id, message_id);
create index mark_of_message on messages.mark (message_id);
