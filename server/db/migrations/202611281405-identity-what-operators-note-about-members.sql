-- What operators tell each other of a member; the member never reads it, and nobody changes it.
create table identity.member_note (
  id bigint generated always as identity primary key,
  member_id bigint not null references identity.member,
  note text not null,
  written_by text not null,
  written_at timestamptz not null
);
create index member_note_of_member on identity.member_note (member_id, id);
