-- "Every other session of this member has ended" is one message.
alter table platform.live_message
  add column except_session_id bigint;
