-- Pictures that operators handed in for everybody: only these files are shown without a ticket.
create table content.picture (
  -- The SHA-256 under which platform.file keeps it, in hex.
  name text primary key,
  added_by text not null,
  added_at timestamptz not null
);
