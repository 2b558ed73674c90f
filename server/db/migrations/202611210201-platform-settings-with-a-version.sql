-- Only what an operator changed; everything else holds its initial value, which stands in the program.
create table platform.setting (
  name text primary key,
  value jsonb not null,
  -- Of `setting_version`, when this value was written.
  version bigint not null,
  changed_by text not null,
  changed_at timestamptz not null default now()
);

create table platform.setting_change (
  version bigint primary key,
  name text not null,
  before jsonb,
  after jsonb not null,
  changed_by text not null,
  changed_at timestamptz not null default now()
);
create index setting_change_name on platform.setting_change (name, version desc);

-- The one row every process reads each second. Changing a setting locks it, so versions appear in order.
create table platform.setting_version (
  is_only boolean primary key default true check (is_only),
  version bigint not null
);
insert into platform.setting_version (version) values (0);
