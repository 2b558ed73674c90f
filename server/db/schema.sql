-- Printed from the catalogue by “npm run new -- schema”. For reading: migrations make the database.

create schema agents;

create table agents.brought (
  member_id bigint not null,
  code text not null,
  at timestamp with time zone not null,
  constraint brought_pkey PRIMARY KEY (member_id)
);

create table agents.code_flow (
  code text not null,
  day date not null,
  clicks integer not null default 0,
  registrations integer not null default 0,
  first_deposits integer not null default 0,
  constraint code_flow_pkey PRIMARY KEY (code, day)
);

create table agents.first_deposit (
  member_id bigint not null,
  day date not null,
  currency text not null,
  constraint first_deposit_pkey PRIMARY KEY (member_id)
);

create table agents.member_flow (
  member_id bigint not null,
  day date not null,
  currency text not null,
  deposits integer not null default 0,
  deposited bigint not null default 0,
  withdrawn bigint not null default 0,
  agent_ids bigint[] not null,
  constraint member_flow_pkey PRIMARY KEY (member_id, day, currency)
);

create table agents.move (
  member_id bigint not null,
  day date not null,
  from_id bigint not null,
  moved_at timestamp with time zone not null,
  constraint move_pkey PRIMARY KEY (member_id, day)
);

create table agents.rebate_rate (
  agent_id bigint not null,
  member_id bigint not null,
  category text not null,
  from_day date not null,
  rate integer,
  set_at timestamp with time zone not null,
  constraint rebate_rate_rate_check CHECK (((rate >= 0) AND (rate <= 10000))),
  constraint rebate_rate_pkey PRIMARY KEY (agent_id, member_id, category, from_day)
);

create table agents.sending (
  id bigint not null generated always as identity,
  reference text not null,
  direction text not null,
  from_id bigint not null,
  to_id bigint not null,
  currency text not null,
  amount bigint not null,
  note text not null,
  sent_at timestamp with time zone not null,
  posting_key uuid not null,
  by_id bigint,
  constraint sending_amount_check CHECK ((amount > 0)),
  constraint sending_check CHECK ((to_id <> from_id)),
  constraint sending_direction_check CHECK ((direction = ANY (ARRAY['down'::text, 'up'::text]))),
  constraint sending_pkey PRIMARY KEY (id),
  constraint sending_reference_key UNIQUE (reference)
);

create table agents.team_flow (
  agent_id bigint not null,
  day date not null,
  currency text not null,
  registrations integer not null default 0,
  first_deposits integer not null default 0,
  deposited bigint not null default 0,
  withdrawn bigint not null default 0,
  constraint team_flow_pkey PRIMARY KEY (agent_id, day, currency)
);

CREATE INDEX first_deposit_day ON agents.first_deposit USING btree (currency, day);

CREATE INDEX member_flow_day ON agents.member_flow USING btree (day, currency);

CREATE INDEX sending_from ON agents.sending USING btree (from_id, id DESC);

CREATE INDEX sending_to ON agents.sending USING btree (to_id, id DESC);

create view agents.first_deposit_view as
 SELECT member_id,
    day,
    currency
   FROM agents.first_deposit;

create view agents.member_flow_view as
 SELECT member_id,
    day,
    currency,
    deposits,
    deposited,
    withdrawn
   FROM agents.member_flow;

create view agents.team_flow_view as
 SELECT agent_id,
    day,
    currency,
    registrations,
    first_deposits,
    deposited,
    withdrawn
   FROM agents.team_flow;

create schema book;

create table book.exposure (
  fixture_id bigint not null,
  currency text not null,
  selection text not null,
  staked bigint not null default 0,
  most bigint not null default 0,
  constraint exposure_fixture_id_fkey FOREIGN KEY (fixture_id) REFERENCES book.fixture(id),
  constraint exposure_pkey PRIMARY KEY (fixture_id, currency, selection)
);

create table book.fixture (
  id bigint not null generated always as identity,
  league text not null,
  number text not null,
  home text not null,
  away text not null,
  home_chance integer not null,
  away_chance integer not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  state text not null default 'planned'::text,
  is_suspended boolean not null default false,
  seed_hash text not null,
  sealed_seed text not null,
  server_seed text,
  home_score integer,
  away_score integer,
  settled_at timestamp with time zone,
  pool_margin integer not null,
  draw_price integer not null,
  constraint fixture_away_chance_check CHECK ((away_chance > 0)),
  constraint fixture_check CHECK ((away <> home)),
  constraint fixture_check1 CHECK ((ends_at > starts_at)),
  constraint fixture_check2 CHECK (((home_chance + away_chance) <= 10000)),
  constraint fixture_draw_price_check CHECK (((draw_price >= 101) AND (draw_price <= 833))),
  constraint fixture_home_chance_check CHECK ((home_chance > 0)),
  constraint fixture_number_check CHECK ((number ~ '^\d{13}$'::text)),
  constraint fixture_pool_margin_check CHECK (((pool_margin >= 0) AND (pool_margin <= 2000))),
  constraint fixture_state_check CHECK ((state = ANY (ARRAY['planned'::text, 'played'::text, 'settled'::text, 'void'::text]))),
  constraint fixture_pkey PRIMARY KEY (id),
  constraint fixture_league_number_key UNIQUE (league, number)
);

create table book.leg (
  slip_id uuid not null,
  n integer not null,
  fixture_id bigint not null,
  selection text not null,
  price integer,
  outcome text,
  constraint leg_outcome_check CHECK ((outcome = ANY (ARRAY['won'::text, 'lost'::text, 'push'::text]))),
  constraint leg_price_check CHECK ((price > 100)),
  constraint leg_fixture_id_fkey FOREIGN KEY (fixture_id) REFERENCES book.fixture(id),
  constraint leg_slip_id_fkey FOREIGN KEY (slip_id) REFERENCES book.slip(id),
  constraint leg_pkey PRIMARY KEY (slip_id, n)
);

create table book.slip (
  id uuid not null,
  member_id bigint not null,
  currency text not null,
  vendor_id integer not null,
  node_id integer not null,
  kind text not null,
  stake bigint not null,
  most bigint not null,
  state text not null default 'open'::text,
  payout bigint not null default 0,
  placed_at timestamp with time zone not null default clock_timestamp(),
  settled_at timestamp with time zone,
  constraint slip_kind_check CHECK ((kind = ANY (ARRAY['single'::text, 'parlay'::text, 'pool'::text]))),
  constraint slip_most_check CHECK ((most >= 0)),
  constraint slip_payout_check CHECK ((payout >= 0)),
  constraint slip_stake_check CHECK ((stake > 0)),
  constraint slip_state_check CHECK ((state = ANY (ARRAY['open'::text, 'won'::text, 'lost'::text, 'void'::text, 'cashed'::text]))),
  constraint slip_pkey PRIMARY KEY (id)
);

CREATE INDEX fixture_of_league ON book.fixture USING btree (league, id DESC);

CREATE INDEX fixture_to_come ON book.fixture USING btree (league, starts_at) WHERE (state = ANY (ARRAY['planned'::text, 'played'::text]));

CREATE INDEX fixture_to_return ON book.fixture USING btree (id) WHERE ((state = 'void'::text) AND (settled_at IS NULL));

CREATE INDEX leg_of_fixture ON book.leg USING btree (fixture_id, slip_id);

CREATE INDEX leg_undecided ON book.leg USING btree (fixture_id, slip_id) WHERE (outcome IS NULL);

CREATE INDEX slip_of_member ON book.slip USING btree (member_id, id DESC);

CREATE INDEX slip_open_of_member ON book.slip USING btree (member_id, id DESC) WHERE (state = 'open'::text);

create schema bundles;

create table bundles.book_chunk (
  version_id bigint not null,
  mode text not null,
  chunk integer not null,
  bytes bytea not null,
  constraint book_chunk_version_id_fkey FOREIGN KEY (version_id) REFERENCES bundles.version(id) ON DELETE CASCADE,
  constraint book_chunk_pkey PRIMARY KEY (version_id, mode, chunk)
);

create table bundles.file (
  version_id bigint not null,
  path text not null,
  content_type text not null,
  bytes bytea not null,
  brotli bytea,
  constraint file_version_id_fkey FOREIGN KEY (version_id) REFERENCES bundles.version(id) ON DELETE CASCADE,
  constraint file_pkey PRIMARY KEY (version_id, path)
);

create table bundles.mode (
  version_id bigint not null,
  name text not null,
  place integer not null,
  cost_numerator numeric not null,
  cost_denominator numeric not null,
  rows integer not null,
  weight_sum numeric(20,0) not null,
  rtp_numerator numeric not null,
  rtp_denominator numeric not null,
  hit_numerator numeric not null,
  hit_denominator numeric not null,
  highest_payout bigint not null,
  lookup_hash bytea not null,
  lookup bytea not null,
  constraint mode_cost_denominator_check CHECK ((cost_denominator > (0)::numeric)),
  constraint mode_cost_numerator_check CHECK ((cost_numerator > (0)::numeric)),
  constraint mode_rows_check CHECK ((rows > 0)),
  constraint mode_weight_sum_check CHECK ((weight_sum > (0)::numeric)),
  constraint mode_version_id_fkey FOREIGN KEY (version_id) REFERENCES bundles.version(id) ON DELETE CASCADE,
  constraint mode_pkey PRIMARY KEY (version_id, name)
);

create table bundles.session (
  session_id uuid not null,
  version_id bigint not null,
  opened_at timestamp with time zone not null default clock_timestamp(),
  constraint session_version_id_fkey FOREIGN KEY (version_id) REFERENCES bundles.version(id),
  constraint session_pkey PRIMARY KEY (session_id)
);

create table bundles.version (
  id bigint not null generated always as identity,
  game text not null,
  version integer not null,
  state text not null default 'importing'::text,
  is_current boolean not null default false,
  content_hash bytea,
  has_pages boolean not null default false,
  began_at timestamp with time zone not null default clock_timestamp(),
  ready_at timestamp with time zone,
  shows_replays boolean not null default false,
  constraint version_check CHECK (((state = 'ready'::text) OR (NOT is_current))),
  constraint version_check1 CHECK (((state = 'ready'::text) = (ready_at IS NOT NULL))),
  constraint version_check2 CHECK (((state = 'ready'::text) = (content_hash IS NOT NULL))),
  constraint version_game_check CHECK ((game ~ '^[a-z][a-z0-9-]{0,63}$'::text)),
  constraint version_state_check CHECK ((state = ANY (ARRAY['importing'::text, 'ready'::text]))),
  constraint version_version_check CHECK ((version > 0)),
  constraint version_pkey PRIMARY KEY (id),
  constraint version_game_version_key UNIQUE (game, version)
);

CREATE INDEX session_opened_at ON bundles.session USING btree (opened_at);

CREATE UNIQUE INDEX version_current ON bundles.version USING btree (game) WHERE is_current;

create schema catalogue;

create table catalogue.favourite (
  member_id bigint not null,
  node_id bigint not null,
  added_at timestamp with time zone not null,
  constraint favourite_node_id_fkey FOREIGN KEY (node_id) REFERENCES catalogue.game(node_id),
  constraint favourite_pkey PRIMARY KEY (member_id, node_id)
);

create table catalogue.game (
  node_id bigint not null generated always as identity,
  vendor_id bigint not null,
  code text not null,
  name text not null,
  names jsonb not null default '{}'::jsonb,
  type text not null,
  status text not null default 'open'::text,
  is_demo_capable boolean not null default false,
  is_hot boolean not null default false,
  is_new boolean not null default false,
  art text,
  icon_url text,
  large_icon_url text,
  min_bet numeric(20,8),
  rtp numeric(5,2),
  lines smallint,
  volatility text,
  "position" integer not null default 1000,
  added_at timestamp with time zone not null default now(),
  version bigint not null,
  closed_countries text[] not null default '{}'::text[],
  closed_currencies text[] not null default '{}'::text[],
  has_bonus_buy boolean not null default false,
  constraint game_code_check CHECK ((code ~ '^[A-Za-z0-9][A-Za-z0-9_.:/-]{0,99}$'::text)),
  constraint game_lines_check CHECK ((lines > 0)),
  constraint game_min_bet_check CHECK ((min_bet > (0)::numeric)),
  constraint game_rtp_check CHECK (((rtp >= (0)::numeric) AND (rtp <= (100)::numeric))),
  constraint game_status_check CHECK ((status = ANY (ARRAY['open'::text, 'maintenance'::text, 'closed'::text]))),
  constraint game_type_check CHECK ((type = ANY (ARRAY['RNG'::text, 'LIVE'::text, 'FISH'::text, 'PVP'::text, 'SPORTS'::text, 'ESPORTS'::text, 'COCKFIGHT'::text, 'LOTT'::text, 'ELOTT'::text, 'SEA'::text, 'VN'::text, 'BINGO'::text]))),
  constraint game_volatility_check CHECK ((volatility = ANY (ARRAY['low'::text, 'medium'::text, 'high'::text, 'very-high'::text]))),
  constraint game_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES catalogue.vendor(id),
  constraint game_pkey PRIMARY KEY (node_id),
  constraint game_vendor_id_code_key UNIQUE (vendor_id, code)
);

create table catalogue.import (
  id uuid not null,
  made_at timestamp with time zone not null,
  base_version bigint not null,
  closes_gone boolean not null,
  unchanged integer not null,
  applied_at timestamp with time zone,
  constraint import_pkey PRIMARY KEY (id)
);

create table catalogue.import_line (
  import_id uuid not null,
  line integer not null,
  kind text not null,
  vendor_code text not null,
  code text not null,
  before jsonb,
  after jsonb,
  constraint import_line_kind_check CHECK ((kind = ANY (ARRAY['new'::text, 'changed'::text, 'gone'::text]))),
  constraint import_line_import_id_fkey FOREIGN KEY (import_id) REFERENCES catalogue.import(id) ON DELETE CASCADE,
  constraint import_line_pkey PRIMARY KEY (import_id, line)
);

create table catalogue.popularity (
  node_id bigint not null,
  players integer not null,
  constraint popularity_players_check CHECK ((players > 0)),
  constraint popularity_node_id_fkey FOREIGN KEY (node_id) REFERENCES catalogue.game(node_id),
  constraint popularity_pkey PRIMARY KEY (node_id)
);

create table catalogue.recent_game (
  member_id bigint not null,
  node_id bigint not null,
  played_at timestamp with time zone not null,
  constraint recent_game_node_id_fkey FOREIGN KEY (node_id) REFERENCES catalogue.game(node_id),
  constraint recent_game_pkey PRIMARY KEY (member_id, node_id)
);

create table catalogue.vendor (
  id bigint not null generated always as identity,
  code text not null,
  name text not null,
  protocol text not null,
  status text not null default 'open'::text,
  settings jsonb not null,
  sealed_secret text,
  "position" integer not null default 1000,
  version bigint not null,
  is_hot boolean not null default false,
  maintenance jsonb not null default '[]'::jsonb,
  closed_countries text[] not null default '{}'::text[],
  closed_currencies text[] not null default '{}'::text[],
  constraint vendor_code_check CHECK ((code ~ '^[A-Z0-9][A-Z0-9_-]{0,31}$'::text)),
  constraint vendor_maintenance_check CHECK ((jsonb_typeof(maintenance) = 'array'::text)),
  constraint vendor_status_check CHECK ((status = ANY (ARRAY['open'::text, 'maintenance'::text, 'closed'::text]))),
  constraint vendor_pkey PRIMARY KEY (id),
  constraint vendor_code_key UNIQUE (code)
);

create table catalogue.version (
  is_only boolean not null default true,
  version bigint not null,
  popularity_counted bigint not null default 0,
  constraint version_is_only_check CHECK (is_only),
  constraint version_pkey PRIMARY KEY (is_only)
);

CREATE INDEX game_version ON catalogue.game USING btree (version);

CREATE INDEX import_forgotten ON catalogue.import USING btree (made_at) WHERE (applied_at IS NULL);

CREATE INDEX vendor_version ON catalogue.vendor USING btree (version);

create schema chat;

create table chat.blocked_word (
  word text not null,
  compared text not null,
  constraint blocked_word_pkey PRIMARY KEY (word)
);

create table chat.host (
  id integer not null generated always as identity,
  code text not null,
  names jsonb not null,
  about jsonb not null,
  languages text[] not null,
  look text not null,
  vendor_code text,
  game_code text,
  "position" integer not null,
  is_on_air boolean not null default false,
  on_air_since timestamp with time zone,
  is_open boolean not null default true,
  slow_seconds integer not null default 3,
  write_level integer not null default 0,
  needs_deposit boolean not null default false,
  constraint host_check CHECK (((vendor_code IS NULL) = (game_code IS NULL))),
  constraint host_slow_seconds_check CHECK (((slow_seconds >= 0) AND (slow_seconds <= 600))),
  constraint host_write_level_check CHECK ((write_level >= 0)),
  constraint host_pkey PRIMARY KEY (id),
  constraint host_code_key UNIQUE (code)
);

create table chat.message (
  id bigint not null generated always as identity,
  host_id integer not null,
  side text not null,
  member_id bigint,
  author text not null,
  text text not null,
  at timestamp with time zone not null,
  removed_by text,
  removed_at timestamp with time zone,
  constraint message_check CHECK (((side = 'member'::text) = (member_id IS NOT NULL))),
  constraint message_side_check CHECK ((side = ANY (ARRAY['member'::text, 'host'::text, 'house'::text]))),
  constraint message_host_id_fkey FOREIGN KEY (host_id) REFERENCES chat.host(id),
  constraint message_pkey PRIMARY KEY (id)
);

create table chat.mute (
  id bigint not null generated always as identity,
  member_id bigint not null,
  host_id integer,
  reason text not null,
  note text not null,
  by text not null,
  at timestamp with time zone not null,
  until timestamp with time zone not null,
  lifted_by text,
  lifted_at timestamp with time zone,
  constraint mute_host_id_fkey FOREIGN KEY (host_id) REFERENCES chat.host(id),
  constraint mute_pkey PRIMARY KEY (id)
);

create table chat.report (
  id bigint not null generated always as identity,
  message_id bigint not null,
  reporter_id bigint not null,
  reason text not null,
  state text not null default 'open'::text,
  at timestamp with time zone not null,
  ruled_by text,
  ruled_at timestamp with time zone,
  constraint report_state_check CHECK ((state = ANY (ARRAY['open'::text, 'upheld'::text, 'dismissed'::text]))),
  constraint report_message_id_fkey FOREIGN KEY (message_id) REFERENCES chat.message(id),
  constraint report_pkey PRIMARY KEY (id),
  constraint report_message_id_reporter_id_key UNIQUE (message_id, reporter_id)
);

create table chat.seat (
  host_id integer not null,
  member_id bigint not null,
  seen_id bigint not null default 0,
  wrote_at timestamp with time zone,
  constraint seat_host_id_fkey FOREIGN KEY (host_id) REFERENCES chat.host(id),
  constraint seat_pkey PRIMARY KEY (member_id, host_id)
);

CREATE INDEX message_by_age ON chat.message USING btree (at);

CREATE INDEX message_of_host ON chat.message USING btree (host_id, id DESC);

CREATE INDEX mute_of_member ON chat.mute USING btree (member_id) WHERE (lifted_at IS NULL);

CREATE INDEX mute_running ON chat.mute USING btree (until) WHERE (lifted_at IS NULL);

CREATE INDEX report_waiting ON chat.report USING btree (state, id);

create schema content;

create table content.announcement (
  id bigint not null generated always as identity,
  type text not null,
  platform text,
  titles jsonb not null,
  texts jsonb not null default '{}'::jsonb,
  group_name text,
  linkage_type text,
  linkage text,
  art text,
  image_url text,
  execution_code text,
  "position" integer not null default 1000,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  created_at timestamp with time zone not null,
  version integer not null default 1,
  is_draft boolean not null default false,
  constraint announcement_check CHECK (((linkage_type IS NULL) = (linkage IS NULL))),
  constraint announcement_check1 CHECK (((type = 'B'::text) = (group_name IS NOT NULL))),
  constraint announcement_check2 CHECK (((type = 'PU'::text) = (execution_code IS NOT NULL))),
  constraint announcement_execution_code_check CHECK ((execution_code = ANY (ARRAY['A'::text, 'B'::text, 'F'::text]))),
  constraint announcement_linkage_type_check CHECK ((linkage_type = ANY (ARRAY['PAGE'::text, 'GAME'::text, 'PROMOTION'::text, 'WEB'::text]))),
  constraint announcement_platform_check CHECK ((platform = ANY (ARRAY['W'::text, 'M'::text]))),
  constraint announcement_type_check CHECK ((type = ANY (ARRAY['B'::text, 'PL'::text, 'PU'::text, 'PR'::text, 'H'::text, 'AG'::text]))),
  constraint announcement_pkey PRIMARY KEY (id)
);

create table content.announcement_version (
  announcement_id bigint not null,
  number integer not null,
  announced jsonb not null,
  written_by text not null,
  written_at timestamp with time zone not null,
  constraint announcement_version_announcement_id_fkey FOREIGN KEY (announcement_id) REFERENCES content.announcement(id),
  constraint announcement_version_pkey PRIMARY KEY (announcement_id, number)
);

create table content.consent (
  member_id bigint not null,
  slug text not null,
  version integer not null,
  agreed_at timestamp with time zone not null,
  constraint consent_pkey PRIMARY KEY (member_id, slug, version)
);

create table content.page (
  id bigint not null generated always as identity,
  kind text not null,
  slug text not null,
  "position" integer not null default 1000,
  published_version integer,
  published_at timestamp with time zone,
  created_at timestamp with time zone not null,
  constraint page_kind_check CHECK ((kind = ANY (ARRAY['help'::text, 'news'::text, 'blog'::text, 'page'::text]))),
  constraint page_slug_check CHECK ((slug ~ '^[a-z0-9][a-z0-9-]{0,79}$'::text)),
  constraint page_pkey PRIMARY KEY (id),
  constraint page_slug_key UNIQUE (slug)
);

create table content.page_plan (
  page_id bigint not null,
  version integer not null,
  publish_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  is_published boolean not null default false,
  planned_by text not null,
  constraint page_plan_check CHECK ((ends_at > publish_at)),
  constraint page_plan_page_id_fkey FOREIGN KEY (page_id) REFERENCES content.page(id),
  constraint page_plan_pkey PRIMARY KEY (page_id)
);

create table content.page_version (
  page_id bigint not null,
  number integer not null,
  titles jsonb not null,
  texts jsonb not null,
  written_by text not null,
  written_at timestamp with time zone not null,
  constraint page_version_page_id_fkey FOREIGN KEY (page_id) REFERENCES content.page(id),
  constraint page_version_pkey PRIMARY KEY (page_id, number)
);

create table content.picture (
  name text not null,
  added_by text not null,
  added_at timestamp with time zone not null,
  constraint picture_pkey PRIMARY KEY (name)
);

CREATE INDEX announcement_shown ON content.announcement USING btree (type, "position", id) WHERE (withdrawn_at IS NULL);

CREATE INDEX page_by_time ON content.page USING btree (kind, published_at DESC, id DESC) WHERE (published_version IS NOT NULL);

CREATE INDEX page_of_kind ON content.page USING btree (kind, "position", id) WHERE (published_version IS NOT NULL);

create schema contracts;

create table contracts.ask (
  id bigint not null generated always as identity,
  kind text not null,
  upline_id bigint not null,
  downline_id bigint not null,
  note text not null,
  state text not null,
  asked_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  constraint ask_check CHECK ((downline_id <> upline_id)),
  constraint ask_check1 CHECK (((state = 'open'::text) = (decided_at IS NULL))),
  constraint ask_kind_check CHECK ((kind = ANY (ARRAY['dividend'::text, 'daily'::text, 'hourly'::text, 'realtime'::text]))),
  constraint ask_state_check CHECK ((state = ANY (ARRAY['open'::text, 'offered'::text, 'declined'::text, 'withdrawn'::text, 'moved'::text]))),
  constraint ask_pkey PRIMARY KEY (id)
);

create table contracts.bet (
  round_id uuid not null,
  settled_at timestamp with time zone not null,
  member_id bigint not null,
  currency text not null,
  stake bigint not null,
  payout bigint not null,
  valid_bet bigint not null,
  chain_id integer not null,
  constraint bet_pkey PRIMARY KEY (round_id)
);

create table contracts.chain (
  id integer not null generated always as identity,
  digest bytea not null,
  agent_ids bigint[] not null,
  constraint chain_pkey PRIMARY KEY (id),
  constraint chain_digest_key UNIQUE (digest)
);

create table contracts.claim (
  id bigint not null generated always as identity,
  member_id bigint not null,
  kind text not null,
  currency text not null,
  amount bigint not null,
  claimed_at timestamp with time zone not null,
  posting_key uuid not null,
  constraint claim_amount_check CHECK ((amount > 0)),
  constraint claim_pkey PRIMARY KEY (id)
);

create table contracts.contract (
  id bigint not null generated always as identity,
  kind text not null,
  upline_id bigint not null,
  downline_id bigint not null,
  currency text not null,
  period text not null,
  tiers jsonb not null,
  version integer not null,
  state text not null,
  proposed_by text not null,
  proposed_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  effective_from timestamp with time zone,
  effective_until timestamp with time zone,
  end_reason text,
  termination_by bigint,
  constraint contract_check CHECK ((downline_id <> upline_id)),
  constraint contract_check1 CHECK (((state = ANY (ARRAY['active'::text, 'ended'::text])) <= (effective_from IS NOT NULL))),
  constraint contract_check2 CHECK (((state = 'ended'::text) = (effective_until IS NOT NULL))),
  constraint contract_kind_check CHECK ((kind = ANY (ARRAY['dividend'::text, 'daily'::text, 'hourly'::text, 'realtime'::text]))),
  constraint contract_period_check CHECK ((period = ANY (ARRAY['minute5'::text, 'hour'::text, 'day'::text, 'week'::text, 'semiMonth'::text, 'month'::text]))),
  constraint contract_state_check CHECK ((state = ANY (ARRAY['proposed'::text, 'active'::text, 'rejected'::text, 'ended'::text]))),
  constraint contract_pkey PRIMARY KEY (id)
);

create table contracts.line (
  id bigint not null generated always as identity,
  run_id bigint not null,
  member_id bigint not null,
  kind text not null,
  currency text not null,
  inputs jsonb not null,
  gross bigint not null,
  net bigint not null,
  correction bigint not null,
  corrected_net bigint not null,
  netted bigint not null,
  paid bigint not null,
  carry bigint not null default 0,
  posting_key uuid,
  claim_id bigint,
  upline_ids bigint[],
  constraint line_netted_check CHECK ((netted >= 0)),
  constraint line_paid_check CHECK ((paid >= 0)),
  constraint line_run_id_fkey FOREIGN KEY (run_id) REFERENCES contracts.run(id),
  constraint line_pkey PRIMARY KEY (id),
  constraint line_run_id_member_id_key UNIQUE (run_id, member_id)
);

create table contracts.receivable (
  id bigint not null generated always as identity,
  line_id bigint not null,
  member_id bigint not null,
  kind text not null,
  currency text not null,
  amount bigint not null,
  open bigint not null,
  constraint receivable_amount_check CHECK ((amount > 0)),
  constraint receivable_check CHECK (((open >= 0) AND (open <= amount))),
  constraint receivable_line_id_fkey FOREIGN KEY (line_id) REFERENCES contracts.line(id),
  constraint receivable_pkey PRIMARY KEY (id),
  constraint receivable_line_id_key UNIQUE (line_id)
);

create table contracts.run (
  id bigint not null generated always as identity,
  kind text not null,
  period text not null,
  currency text not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  state text not null,
  made_at timestamp with time zone not null,
  looked_at timestamp with time zone not null,
  counting jsonb not null,
  constraint run_check CHECK ((ends_at > starts_at)),
  constraint run_state_check CHECK ((state = ANY (ARRAY['computed'::text, 'paid'::text]))),
  constraint run_pkey PRIMARY KEY (id),
  constraint run_kind_period_currency_starts_at_key UNIQUE (kind, period, currency, starts_at)
);

CREATE INDEX ask_of_downline ON contracts.ask USING btree (downline_id, kind, id DESC);

CREATE INDEX ask_of_upline ON contracts.ask USING btree (upline_id, id DESC) WHERE (state = 'open'::text);

CREATE UNIQUE INDEX ask_open ON contracts.ask USING btree (downline_id, kind) WHERE (state = 'open'::text);

CREATE INDEX bet_settled ON contracts.bet USING btree (settled_at, currency);

CREATE INDEX chain_agents ON contracts.chain USING gin (agent_ids);

CREATE UNIQUE INDEX contract_active ON contracts.contract USING btree (downline_id, kind) WHERE (state = 'active'::text);

CREATE INDEX contract_of_downline ON contracts.contract USING btree (downline_id, id DESC);

CREATE INDEX contract_of_upline ON contracts.contract USING btree (upline_id, id DESC);

CREATE UNIQUE INDEX contract_proposed ON contracts.contract USING btree (downline_id, kind) WHERE (state = 'proposed'::text);

CREATE INDEX contract_standing ON contracts.contract USING btree (kind, period, currency, effective_from);

CREATE INDEX line_of_member ON contracts.line USING btree (member_id, id DESC);

CREATE INDEX line_to_claim ON contracts.line USING btree (member_id, kind) WHERE ((posting_key IS NOT NULL) AND (claim_id IS NULL));

CREATE INDEX receivable_open ON contracts.receivable USING btree (member_id, kind, currency, id) WHERE (open > 0);

CREATE INDEX run_by_time ON contracts.run USING btree (currency, ends_at);

CREATE INDEX run_newest ON contracts.run USING btree (kind, id DESC);

CREATE INDEX run_touched ON contracts.run USING btree (kind, period, currency) WHERE (looked_at = '1970-01-01 00:00:00+00'::timestamp with time zone);

create schema feedback;

create table feedback.canned_answer (
  id bigint not null generated always as identity,
  title text not null,
  texts jsonb not null,
  changed_by text not null,
  changed_at timestamp with time zone not null,
  constraint canned_answer_pkey PRIMARY KEY (id)
);

create table feedback.conversation (
  id bigint not null generated always as identity,
  kind text not null,
  type smallint not null,
  member_id bigint,
  sender text not null,
  language text not null,
  state text not null default 'open'::text,
  taken_by text,
  rating smallint,
  opened_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  seen_at timestamp with time zone,
  waits_since timestamp with time zone not null,
  late_at timestamp with time zone,
  reminded_at timestamp with time zone,
  constraint conversation_check CHECK (((member_id IS NOT NULL) OR (kind = 'feedback'::text))),
  constraint conversation_kind_check CHECK ((kind = ANY (ARRAY['feedback'::text, 'complaint'::text, 'question'::text, 'chat'::text]))),
  constraint conversation_rating_check CHECK (((rating >= 1) AND (rating <= 5))),
  constraint conversation_state_check CHECK ((state = ANY (ARRAY['open'::text, 'answered'::text, 'closed'::text]))),
  constraint conversation_type_check CHECK ((type = ANY (ARRAY[0, 1, 2, 3, 4, 6]))),
  constraint conversation_pkey PRIMARY KEY (id)
);

create table feedback.entry (
  id bigint not null generated always as identity,
  conversation_id bigint not null,
  side text not null,
  author text not null,
  text text not null,
  pictures text[] not null default '{}'::text[],
  at timestamp with time zone not null,
  constraint entry_side_check CHECK ((side = ANY (ARRAY['member'::text, 'staff'::text, 'note'::text]))),
  constraint entry_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES feedback.conversation(id),
  constraint entry_pkey PRIMARY KEY (id)
);

CREATE INDEX conversation_by_wait ON feedback.conversation USING btree (state, waits_since, id) WHERE (state <> 'closed'::text);

CREATE INDEX conversation_of_member ON feedback.conversation USING btree (member_id, id DESC) WHERE (member_id IS NOT NULL);

CREATE UNIQUE INDEX conversation_one_chat ON feedback.conversation USING btree (member_id) WHERE ((kind = 'chat'::text) AND (state <> 'closed'::text));

CREATE INDEX conversation_waiting ON feedback.conversation USING btree (state, id);

CREATE INDEX entry_of_conversation ON feedback.entry USING btree (conversation_id, id);

create view feedback.conversation_view as
 SELECT id,
    kind,
    state,
    late_at
   FROM feedback.conversation;

create schema figures;

create table figures.bonus_figure (
  since timestamp with time zone not null,
  member_id bigint not null,
  currency text not null,
  game_type text not null,
  stake bigint not null,
  payout bigint not null,
  valid_bet bigint not null,
  rounds integer not null,
  constraint bonus_figure_pkey PRIMARY KEY (since, member_id, currency, game_type)
);

create table figures.member_day (
  member_id bigint not null,
  day date not null,
  currency text not null,
  agent_ids bigint[] not null,
  constraint member_day_pkey PRIMARY KEY (member_id, day)
);

create table figures.member_figure (
  since timestamp with time zone not null,
  member_id bigint not null,
  currency text not null,
  vendor_code text not null,
  game_type text not null,
  rounds integer not null,
  stake bigint not null,
  payout bigint not null,
  valid_bet bigint not null,
  won integer not null default 0,
  lost integer not null default 0,
  constraint member_figure_pkey PRIMARY KEY (since, member_id, currency, vendor_code, game_type)
);

create table figures.named_player (
  member_id bigint not null,
  constraint named_player_pkey PRIMARY KEY (member_id)
);

create table figures.shown_bet (
  id bigint not null generated always as identity,
  currency text not null,
  game_type text not null,
  member_id bigint not null,
  node_id integer not null,
  stake bigint not null,
  payout bigint not null,
  closed_at timestamp with time zone not null,
  constraint shown_bet_pkey PRIMARY KEY (id)
);

create table figures.team_day (
  agent_id bigint not null,
  day date not null,
  currency text not null,
  players integer not null,
  new_players integer not null,
  rounds integer not null default 0,
  stake bigint not null default 0,
  payout bigint not null default 0,
  valid_bet bigint not null default 0,
  constraint team_day_pkey PRIMARY KEY (agent_id, day, currency)
);

create table figures.team_day_zone (
  is_only boolean not null default true,
  name text not null,
  constraint team_day_zone_is_only_check CHECK (is_only),
  constraint team_day_zone_pkey PRIMARY KEY (is_only)
);

create table figures.team_figure (
  agent_id bigint not null,
  since timestamp with time zone not null,
  currency text not null,
  game_type text not null,
  rounds integer not null,
  won integer not null,
  lost integer not null,
  stake bigint not null,
  payout bigint not null,
  valid_bet bigint not null,
  constraint team_figure_pkey PRIMARY KEY (agent_id, since, currency, game_type)
);

create table figures.upline (
  member_id bigint not null,
  since timestamp with time zone not null,
  agent_ids bigint[] not null,
  tree_version bigint not null,
  constraint upline_pkey PRIMARY KEY (member_id, since)
);

create table figures.win (
  round_id uuid not null,
  day date not null,
  currency text not null,
  game_type text not null,
  member_id bigint not null,
  node_id integer not null,
  stake bigint not null,
  payout bigint not null,
  closed_at timestamp with time zone not null,
  constraint win_pkey PRIMARY KEY (round_id)
);

CREATE INDEX bonus_figure_of_member ON figures.bonus_figure USING btree (member_id, since);

CREATE INDEX member_figure_member ON figures.member_figure USING btree (member_id, since);

CREATE INDEX win_biggest ON figures.win USING btree (day, currency, game_type, ((payout - stake)));

create view figures.member_day_view as
 SELECT member_id,
    day,
    currency
   FROM figures.member_day;

create view figures.member_figure_view as
 SELECT since,
    member_id,
    currency,
    vendor_code,
    game_type,
    rounds,
    stake,
    payout,
    valid_bet,
    won,
    lost
   FROM figures.member_figure;

create view figures.team_day_view as
 SELECT agent_id,
    day,
    currency,
    players,
    new_players,
    rounds,
    stake,
    payout,
    valid_bet
   FROM figures.team_day;

create view figures.team_figure_view as
 SELECT agent_id,
    since,
    currency,
    game_type,
    rounds,
    won,
    lost,
    stake,
    payout,
    valid_bet
   FROM figures.team_figure;

create schema funds;

create table funds.result (
  id bigint not null generated always as identity,
  member_id bigint not null,
  vendor_id bigint not null,
  currency text not null,
  amount bigint not null,
  posting_key uuid not null,
  booked_at timestamp with time zone not null,
  constraint result_amount_check CHECK ((amount <> 0)),
  constraint result_member_id_vendor_id_fkey FOREIGN KEY (member_id, vendor_id) REFERENCES funds.wallet(member_id, vendor_id),
  constraint result_pkey PRIMARY KEY (id),
  constraint result_posting_key_key UNIQUE (posting_key)
);

create table funds.transfer (
  id bigint not null generated always as identity,
  reference text not null,
  member_id bigint not null,
  account text not null,
  vendor_id bigint not null,
  direction text not null,
  currency text not null,
  amount bigint not null,
  state text not null,
  valid_until timestamp with time zone not null,
  requested_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  checked_at timestamp with time zone,
  closed_at timestamp with time zone,
  failure text,
  reason text,
  result bigint,
  hold_key uuid,
  close_key uuid,
  result_key uuid,
  ruled_by text,
  ruling text,
  contradiction text,
  answered_at timestamp with time zone,
  corrected_at timestamp with time zone,
  correction_key uuid,
  owed bigint,
  owed_key uuid,
  recovered bigint not null default 0,
  recovered_key uuid,
  constraint transfer_amount_check CHECK ((amount > 0)),
  constraint transfer_check CHECK (((direction = 'in'::text) = (hold_key IS NOT NULL))),
  constraint transfer_check1 CHECK (((state = ANY (ARRAY['done'::text, 'refused'::text])) = (closed_at IS NOT NULL))),
  constraint transfer_check10 CHECK (((corrected_at IS NULL) = (owed IS NULL))),
  constraint transfer_check11 CHECK (((corrected_at IS NULL) OR ((answered_at IS NOT NULL) AND (contradiction IS NOT NULL)))),
  constraint transfer_check12 CHECK (((owed >= 0) AND (owed <= amount))),
  constraint transfer_check13 CHECK (((COALESCE(owed, (0)::bigint) > 0) = (owed_key IS NOT NULL))),
  constraint transfer_check14 CHECK ((((corrected_at IS NOT NULL) AND (owed < amount)) = (correction_key IS NOT NULL))),
  constraint transfer_check15 CHECK (((recovered >= 0) AND (recovered <= amount))),
  constraint transfer_check17 CHECK (((recovered > 0) = (recovered_key IS NOT NULL))),
  constraint transfer_check2 CHECK ((((state = 'done'::text) OR ((state = 'refused'::text) AND (direction = 'in'::text))) = (close_key IS NOT NULL))),
  constraint transfer_check3 CHECK (((state = 'done'::text) = (result IS NOT NULL))),
  constraint transfer_check4 CHECK (((COALESCE(result, (0)::bigint) <> 0) = (result_key IS NOT NULL))),
  constraint transfer_check5 CHECK (((state = 'refused'::text) = (failure IS NOT NULL))),
  constraint transfer_check6 CHECK (((ruled_by IS NULL) = (ruling IS NULL))),
  constraint transfer_check7 CHECK (((ruled_by IS NULL) OR (state = ANY (ARRAY['done'::text, 'refused'::text])))),
  constraint transfer_check8 CHECK (((contradiction IS NULL) OR ((contradiction <> state) AND (state = ANY (ARRAY['done'::text, 'refused'::text]))))),
  constraint transfer_check9 CHECK (((answered_at IS NULL) OR (ruled_by IS NOT NULL))),
  constraint transfer_contradiction_check CHECK ((contradiction = ANY (ARRAY['done'::text, 'refused'::text]))),
  constraint transfer_direction_check CHECK ((direction = ANY (ARRAY['in'::text, 'out'::text]))),
  constraint transfer_failure_check CHECK ((failure = ANY (ARRAY['insufficient'::text, 'account'::text, 'limit'::text, 'currency'::text, 'expired'::text, 'maintenance'::text, 'never'::text, 'other'::text]))),
  constraint transfer_recovered_check CHECK (((recovered = 0) OR ((direction = 'out'::text) AND ((state = 'done'::text) OR (contradiction = 'done'::text))))),
  constraint transfer_ruling_check CHECK ((ruling <> ''::text)),
  constraint transfer_state_check CHECK ((state = ANY (ARRAY['sending'::text, 'unknown'::text, 'done'::text, 'refused'::text]))),
  constraint transfer_member_id_vendor_id_fkey FOREIGN KEY (member_id, vendor_id) REFERENCES funds.wallet(member_id, vendor_id),
  constraint transfer_pkey PRIMARY KEY (id),
  constraint transfer_close_key_key UNIQUE (close_key),
  constraint transfer_correction_key_key UNIQUE (correction_key),
  constraint transfer_hold_key_key UNIQUE (hold_key),
  constraint transfer_owed_key_key UNIQUE (owed_key),
  constraint transfer_recovered_key_key UNIQUE (recovered_key),
  constraint transfer_reference_key UNIQUE (reference),
  constraint transfer_result_key_key UNIQUE (result_key)
);

create table funds.wallet (
  member_id bigint not null,
  vendor_id bigint not null,
  currency text not null,
  account bigint not null,
  known_balance bigint,
  known_at timestamp with time zone,
  owed bigint not null default 0,
  asked_at timestamp with time zone,
  constraint wallet_check CHECK (((known_balance IS NULL) = (known_at IS NULL))),
  constraint wallet_known_balance_check CHECK ((known_balance >= 0)),
  constraint wallet_owed_check CHECK ((owed >= 0)),
  constraint wallet_pkey PRIMARY KEY (member_id, vendor_id),
  constraint wallet_account_key UNIQUE (account)
);

CREATE INDEX result_wallet ON funds.result USING btree (member_id, vendor_id);

CREATE INDEX transfer_contradicted ON funds.transfer USING btree (id) WHERE (contradiction IS NOT NULL);

CREATE INDEX transfer_member ON funds.transfer USING btree (member_id, id);

CREATE UNIQUE INDEX transfer_open ON funds.transfer USING btree (member_id, vendor_id) WHERE (state = ANY (ARRAY['sending'::text, 'unknown'::text]));

CREATE INDEX transfer_state ON funds.transfer USING btree (state, id);

CREATE INDEX transfer_unanswered ON funds.transfer USING btree (member_id, vendor_id, id) WHERE ((ruled_by IS NOT NULL) AND (answered_at IS NULL));

CREATE INDEX transfer_unsettled ON funds.transfer USING btree (id) WHERE (state = ANY (ARRAY['sending'::text, 'unknown'::text]));

CREATE INDEX transfer_vendor ON funds.transfer USING btree (vendor_id, id);

CREATE INDEX wallet_quiet ON funds.wallet USING btree (vendor_id, known_at);

create view funds.transfer_view as
 SELECT id,
    state
   FROM funds.transfer;

create schema house;

create table house.demo_balance (
  session_id uuid not null,
  balance bigint not null,
  opened_at timestamp with time zone not null default clock_timestamp(),
  constraint demo_balance_balance_check CHECK ((balance >= 0)),
  constraint demo_balance_pkey PRIMARY KEY (session_id)
);

create table house.round (
  id uuid not null,
  member_id bigint not null,
  session_id uuid not null,
  vendor_id integer not null,
  node_id integer not null,
  game text not null,
  version text not null,
  mode text not null,
  choice jsonb,
  currency text not null,
  is_demo boolean not null,
  seed_pair_id bigint not null,
  nonce integer not null,
  amount bigint not null,
  stake bigint not null,
  payout bigint not null,
  multiplier_numerator bigint not null,
  multiplier_denominator bigint not null,
  events jsonb not null,
  shown integer,
  state text not null,
  opened_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  book_id numeric(20,0),
  mark text,
  constraint round_amount_check CHECK ((amount > 0)),
  constraint round_mark_check CHECK (((char_length(mark) >= 1) AND (char_length(mark) <= 200))),
  constraint round_payout_check CHECK ((payout >= 0)),
  constraint round_stake_check CHECK ((stake > 0)),
  constraint round_state_check CHECK ((state = ANY (ARRAY['open'::text, 'closed'::text]))),
  constraint round_pkey PRIMARY KEY (id)
) partition by range (id);

create table house.seat (
  member_id bigint not null,
  game text not null,
  is_demo boolean not null,
  seed_pair_id bigint not null,
  next_seed_pair_id bigint not null,
  last_round_id uuid,
  open_since timestamp with time zone,
  constraint seat_next_seed_pair_id_fkey FOREIGN KEY (next_seed_pair_id) REFERENCES house.seed_pair(id),
  constraint seat_seed_pair_id_fkey FOREIGN KEY (seed_pair_id) REFERENCES house.seed_pair(id),
  constraint seat_pkey PRIMARY KEY (member_id, game, is_demo)
);

create table house.seed_pair (
  id bigint not null generated always as identity,
  member_id bigint not null,
  game text not null,
  is_demo boolean not null,
  state text not null default 'next'::text,
  server_seed text not null,
  server_seed_hash text not null,
  client_seed text,
  rounds integer not null default 0,
  made_at timestamp with time zone not null default clock_timestamp(),
  revealed_at timestamp with time zone,
  constraint seed_pair_check CHECK (((state = 'next'::text) = (client_seed IS NULL))),
  constraint seed_pair_check1 CHECK (((state = 'revealed'::text) = (revealed_at IS NOT NULL))),
  constraint seed_pair_state_check CHECK ((state = ANY (ARRAY['next'::text, 'active'::text, 'revealed'::text]))),
  constraint seed_pair_pkey PRIMARY KEY (id),
  constraint seed_pair_server_seed_hash_key UNIQUE (server_seed_hash)
);

CREATE INDEX demo_balance_opened_at ON house.demo_balance USING btree (opened_at);

CREATE INDEX seat_open_since ON house.seat USING btree (open_since) WHERE (open_since IS NOT NULL);

CREATE OR REPLACE PROCEDURE house.make_partitions(IN p_days_ahead integer DEFAULT 8)
 LANGUAGE plpgsql
AS $procedure$
declare
  today date := (now() at time zone 'UTC')::date;
  day date;
  name text;
begin
  perform pg_advisory_xact_lock(hashtext('house.make_partitions'));
  for ahead in -1 .. p_days_ahead loop
    day := today + ahead;
    name := 'round_' || to_char(day, 'YYYYMMDD');
    if to_regclass('house.' || name) is null then
      execute format('create table house.%I (like house.round including defaults including constraints)', name);
      execute format(
        'alter table house.round attach partition house.%I for values from (%L) to (%L)',
        name,
        house.round_id_at(day::timestamp at time zone 'UTC'),
        house.round_id_at((day + 1)::timestamp at time zone 'UTC'));
    end if;
  end loop;
end
$procedure$;

CREATE OR REPLACE FUNCTION house.round_id_at(p_instant timestamp with time zone)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select (lpad(to_hex((extract(epoch from p_instant) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid
$function$;

create schema identity;

create table identity.affiliate_code (
  code text not null,
  agent_id bigint not null,
  created_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  constraint affiliate_code_code_check CHECK ((code = lower(code))),
  constraint affiliate_code_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES identity.member(id),
  constraint affiliate_code_pkey PRIMARY KEY (code)
);

create table identity.affiliate_domain (
  domain text not null,
  code text not null,
  constraint affiliate_domain_domain_check CHECK ((domain = lower(domain))),
  constraint affiliate_domain_code_fkey FOREIGN KEY (code) REFERENCES identity.affiliate_code(code),
  constraint affiliate_domain_pkey PRIMARY KEY (domain)
);

create table identity.ancestry (
  descendant_id bigint not null,
  ancestor_id bigint not null,
  depth smallint not null,
  constraint ancestry_depth_check CHECK ((depth >= 0)),
  constraint ancestry_ancestor_id_fkey FOREIGN KEY (ancestor_id) REFERENCES identity.member(id),
  constraint ancestry_descendant_id_fkey FOREIGN KEY (descendant_id) REFERENCES identity.member(id),
  constraint ancestry_pkey PRIMARY KEY (descendant_id, ancestor_id)
);

create table identity.attempt (
  key text not null,
  failures integer not null,
  window_ends_at timestamp with time zone not null,
  under_way integer not null default 0,
  constraint attempt_pkey PRIMARY KEY (key)
);

create table identity.authenticator (
  member_id bigint not null,
  sealed text,
  pending_sealed text,
  last_step bigint not null default 0,
  bound_at timestamp with time zone,
  constraint authenticator_check CHECK (((sealed IS NULL) = (bound_at IS NULL))),
  constraint authenticator_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id),
  constraint authenticator_pkey PRIMARY KEY (member_id)
);

create table identity.captcha (
  id_hash bytea not null,
  answer text not null,
  made_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint captcha_pkey PRIMARY KEY (id_hash)
);

create table identity.code_request (
  target_hash bytea not null,
  asked_at timestamp with time zone[] not null,
  locked_until timestamp with time zone,
  last_asked_at timestamp with time zone not null,
  constraint code_request_pkey PRIMARY KEY (target_hash)
);

create table identity.known_device (
  member_id bigint not null,
  device_hash bytea not null,
  first_seen_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  user_agent text,
  id bigint not null generated always as identity,
  constraint known_device_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id),
  constraint known_device_pkey PRIMARY KEY (member_id, device_hash),
  constraint known_device_id_key UNIQUE (id)
);

create table identity.known_network (
  member_id bigint not null,
  network cidr not null,
  first_seen_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  constraint known_network_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id),
  constraint known_network_pkey PRIMARY KEY (member_id, network)
);

create table identity.login_record (
  id bigint not null generated always as identity,
  member_id bigint not null,
  at timestamp with time zone not null,
  outcome text not null,
  ip text,
  user_agent text,
  constraint login_record_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id),
  constraint login_record_pkey PRIMARY KEY (id)
);

create table identity.login_ticket (
  id_hash bytea not null,
  member_id bigint not null,
  device_hash bytea,
  password_stamp bytea,
  tries integer not null default 0,
  first_time boolean not null,
  password_expired boolean not null,
  remembers boolean,
  expires_at timestamp with time zone not null,
  constraint login_ticket_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id),
  constraint login_ticket_pkey PRIMARY KEY (id_hash)
);

create table identity.member (
  id bigint not null generated always as identity,
  account text not null,
  type smallint not null,
  state text not null default 'active'::text,
  currency text not null,
  nickname text not null,
  language text,
  parent_id bigint,
  password_hash text,
  password_changed_at timestamp with time zone,
  payment_password_hash text,
  must_change_password boolean not null default false,
  created_at timestamp with time zone not null,
  frozen_by bigint,
  cashier_of bigint,
  constraint member_account_check CHECK ((account ~ '^[A-Za-z0-9_-]{1,64}$'::text)),
  constraint member_check CHECK (((parent_id IS NOT NULL) OR (account = 'house'::text))),
  constraint member_state_check CHECK ((state = ANY (ARRAY['active'::text, 'frozen'::text, 'closed'::text]))),
  constraint member_type_check CHECK ((type = ANY (ARRAY[0, 1, 2, 4, 41, 42]))),
  constraint member_cashier_of_fkey FOREIGN KEY (cashier_of) REFERENCES identity.member(id),
  constraint member_frozen_by_fkey FOREIGN KEY (frozen_by) REFERENCES identity.member(id),
  constraint member_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES identity.member(id),
  constraint member_pkey PRIMARY KEY (id)
);

create table identity.member_note (
  id bigint not null generated always as identity,
  member_id bigint not null,
  note text not null,
  written_by text not null,
  written_at timestamp with time zone not null,
  constraint member_note_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id),
  constraint member_note_pkey PRIMARY KEY (id)
);

create table identity.passkey (
  id bigint not null generated always as identity,
  member_id bigint not null,
  credential_id bytea not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  is_synced boolean not null,
  name text not null,
  made_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint passkey_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id),
  constraint passkey_pkey PRIMARY KEY (id),
  constraint passkey_credential_id_key UNIQUE (credential_id)
);

create table identity.passkey_challenge (
  browser_hash bytea not null,
  challenge text not null,
  member_id bigint,
  expires_at timestamp with time zone not null,
  constraint passkey_challenge_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id),
  constraint passkey_challenge_pkey PRIMARY KEY (browser_hash)
);

create table identity.password_reset (
  member_id bigint not null,
  token_hash bytea not null,
  expires_at timestamp with time zone not null,
  email text not null,
  constraint password_reset_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id),
  constraint password_reset_pkey PRIMARY KEY (member_id),
  constraint password_reset_token_hash_key UNIQUE (token_hash)
);

create table identity.profile (
  member_id bigint not null,
  payee_name text,
  email text,
  country_dialing_code text,
  mobile_num text,
  birthday date,
  id_number text,
  answers jsonb not null default '{}'::jsonb,
  register_url text,
  register_method text,
  register_domain text,
  register_ip text,
  mobile_verified_at timestamp with time zone,
  email_verified_at timestamp with time zone,
  register_login boolean,
  firebase_channel text,
  firebase_token_hash bytea,
  icon_sha256 text,
  takes_marketing boolean not null default false,
  check_interval integer,
  birthday_told_at timestamp with time zone,
  constraint profile_check_interval_check CHECK ((check_interval >= 0)),
  constraint profile_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id),
  constraint profile_pkey PRIMARY KEY (member_id)
);

create table identity.remembered_login (
  series_hash bytea not null,
  member_id bigint not null,
  device_hash bytea not null,
  secret_hash bytea not null,
  password_stamp bytea not null,
  expires_at timestamp with time zone not null,
  is_retired boolean not null default false,
  constraint remembered_login_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id),
  constraint remembered_login_pkey PRIMARY KEY (series_hash)
);

create table identity.session (
  token_hash bytea not null,
  id bigint not null generated always as identity,
  member_id bigint not null,
  started_at timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  end_reason text,
  ip text,
  user_agent text,
  password_due text,
  remembered_series bytea,
  is_limited boolean not null default false,
  checked_at timestamp with time zone,
  constraint session_password_due_check CHECK ((password_due = ANY (ARRAY['weak'::text, 'expired'::text]))),
  constraint session_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id),
  constraint session_pkey PRIMARY KEY (token_hash),
  constraint session_id_key UNIQUE (id)
);

create table identity.session_limit (
  id bigint not null generated always as identity,
  member_id bigint not null,
  minutes integer,
  asked_at timestamp with time zone not null,
  begins_at timestamp with time zone not null,
  dropped_at timestamp with time zone,
  constraint session_limit_check CHECK ((begins_at >= asked_at)),
  constraint session_limit_minutes_check CHECK ((minutes > 0)),
  constraint session_limit_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id),
  constraint session_limit_pkey PRIMARY KEY (id)
);

create table identity.social_account (
  provider text not null,
  issuer text not null,
  subject text not null,
  member_id bigint not null,
  name text,
  bound_at timestamp with time zone not null,
  constraint social_account_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id),
  constraint social_account_provider_fkey FOREIGN KEY (provider) REFERENCES identity.social_provider(code),
  constraint social_account_pkey PRIMARY KEY (provider, issuer, subject),
  constraint social_account_member_id_provider_key UNIQUE (member_id, provider)
);

create table identity.social_answer (
  answer_hash bytea not null,
  expires_at timestamp with time zone not null,
  constraint social_answer_pkey PRIMARY KEY (answer_hash)
);

create table identity.social_attempt (
  state_hash bytea not null,
  browser_hash bytea not null,
  provider text not null,
  redirect_uri text not null,
  member_id bigint,
  begun_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint social_attempt_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id),
  constraint social_attempt_provider_fkey FOREIGN KEY (provider) REFERENCES identity.social_provider(code),
  constraint social_attempt_pkey PRIMARY KEY (state_hash)
);

create table identity.social_provider (
  code text not null,
  name text not null,
  protocol text not null,
  address text,
  client_id text not null,
  secret_sealed text not null,
  scope text,
  id_token_alg text,
  is_open boolean not null,
  "position" integer not null,
  changed_at timestamp with time zone not null,
  constraint social_provider_code_check CHECK ((code ~ '^[a-z][a-z0-9-]{1,31}$'::text)),
  constraint social_provider_pkey PRIMARY KEY (code)
);

create table identity.social_ticket (
  ticket_hash bytea not null,
  browser_hash bytea not null,
  provider text not null,
  issuer text not null,
  subject text not null,
  name text,
  email text,
  member_id bigint,
  expires_at timestamp with time zone not null,
  constraint social_ticket_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id),
  constraint social_ticket_provider_fkey FOREIGN KEY (provider) REFERENCES identity.social_provider(code),
  constraint social_ticket_pkey PRIMARY KEY (ticket_hash)
);

create table identity.spent_proof (
  proof_hash bytea not null,
  expires_at timestamp with time zone not null,
  constraint spent_proof_pkey PRIMARY KEY (proof_hash)
);

create table identity.team_change (
  id bigint not null generated always as identity,
  agent_id bigint not null,
  directs integer not null,
  members integer not null,
  agents integer not null,
  constraint team_change_pkey PRIMARY KEY (id)
);

create table identity.team_online (
  agent_id bigint not null,
  online integer not null,
  constraint team_online_pkey PRIMARY KEY (agent_id)
);

create table identity.team_online_count (
  is_only boolean not null default true,
  counted_at timestamp with time zone not null,
  constraint team_online_count_is_only_check CHECK (is_only),
  constraint team_online_count_pkey PRIMARY KEY (is_only)
);

create table identity.team_size (
  agent_id bigint not null,
  directs integer not null,
  members integer not null,
  agents integer not null,
  constraint team_size_pkey PRIMARY KEY (agent_id)
);

create table identity.tree_version (
  is_only boolean not null default true,
  version bigint not null default 0,
  constraint tree_version_is_only_check CHECK (is_only),
  constraint tree_version_pkey PRIMARY KEY (is_only)
);

create table identity.verification_code (
  target_hash bytea not null,
  purpose text not null,
  member_id bigint,
  sealed text not null,
  tries integer not null default 0,
  sent_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  asked_from bytea not null,
  tries_elsewhere integer not null default 0,
  constraint verification_code_purpose_check CHECK ((purpose = ANY (ARRAY['register'::text, 'login'::text, 'reset'::text, 'second-step'::text, 'bind'::text]))),
  constraint verification_code_member_id_fkey FOREIGN KEY (member_id) REFERENCES identity.member(id),
  constraint verification_code_pkey PRIMARY KEY (target_hash, purpose)
);

CREATE INDEX affiliate_code_agent ON identity.affiliate_code USING btree (agent_id);

CREATE INDEX ancestry_downline ON identity.ancestry USING btree (ancestor_id, depth, descendant_id);

CREATE INDEX attempt_window ON identity.attempt USING btree (window_ends_at);

CREATE INDEX captcha_expires_at ON identity.captcha USING btree (expires_at);

CREATE INDEX code_request_last_asked_at ON identity.code_request USING btree (last_asked_at);

CREATE INDEX known_device_hash ON identity.known_device USING btree (device_hash);

CREATE INDEX known_device_member ON identity.known_device USING btree (member_id, id);

CREATE INDEX login_record_ip ON identity.login_record USING btree (ip, member_id) WHERE ((outcome = 'done'::text) AND (ip IS NOT NULL));

CREATE INDEX login_record_member ON identity.login_record USING btree (member_id, id);

CREATE INDEX login_ticket_expires_at ON identity.login_ticket USING btree (expires_at);

CREATE INDEX login_ticket_member ON identity.login_ticket USING btree (member_id);

CREATE UNIQUE INDEX member_account ON identity.member USING btree (lower(account) COLLATE "C");

CREATE INDEX member_cashier ON identity.member USING btree (cashier_of, id DESC) WHERE (cashier_of IS NOT NULL);

CREATE INDEX member_created_at ON identity.member USING btree (created_at);

CREATE INDEX member_parent ON identity.member USING btree (parent_id);

CREATE INDEX member_state ON identity.member USING btree (state, id);

CREATE INDEX member_type ON identity.member USING btree (type, id);

CREATE INDEX member_note_of_member ON identity.member_note USING btree (member_id, id);

CREATE INDEX passkey_member ON identity.passkey USING btree (member_id, id);

CREATE INDEX passkey_challenge_expires_at ON identity.passkey_challenge USING btree (expires_at);

CREATE INDEX password_reset_expires_at ON identity.password_reset USING btree (expires_at);

CREATE INDEX profile_email ON identity.profile USING btree (lower(email)) WHERE (email IS NOT NULL);

CREATE INDEX profile_id_number ON identity.profile USING btree (lower(id_number)) WHERE (id_number IS NOT NULL);

CREATE INDEX profile_mobile ON identity.profile USING btree (country_dialing_code, mobile_num) WHERE (mobile_num IS NOT NULL);

CREATE INDEX profile_register_ip ON identity.profile USING btree (register_ip) WHERE (register_ip IS NOT NULL);

CREATE UNIQUE INDEX profile_verified_email ON identity.profile USING btree (lower(email)) WHERE ((email IS NOT NULL) AND (email_verified_at IS NOT NULL));

CREATE UNIQUE INDEX profile_verified_mobile ON identity.profile USING btree (country_dialing_code, mobile_num) WHERE ((mobile_num IS NOT NULL) AND (mobile_verified_at IS NOT NULL));

CREATE UNIQUE INDEX remembered_login_device ON identity.remembered_login USING btree (member_id, device_hash) WHERE (NOT is_retired);

CREATE INDEX remembered_login_expires_at ON identity.remembered_login USING btree (expires_at);

CREATE INDEX remembered_login_member ON identity.remembered_login USING btree (member_id);

CREATE INDEX session_expires_at ON identity.session USING btree (expires_at);

CREATE INDEX session_member ON identity.session USING btree (member_id, id);

CREATE INDEX session_remembered_series ON identity.session USING btree (remembered_series) WHERE (remembered_series IS NOT NULL);

CREATE INDEX session_limit_of_member ON identity.session_limit USING btree (member_id, id);

CREATE INDEX social_answer_expires_at ON identity.social_answer USING btree (expires_at);

CREATE INDEX social_attempt_expires_at ON identity.social_attempt USING btree (expires_at);

CREATE INDEX social_ticket_expires_at ON identity.social_ticket USING btree (expires_at);

CREATE INDEX spent_proof_expires_at ON identity.spent_proof USING btree (expires_at);

CREATE INDEX team_change_agent ON identity.team_change USING btree (agent_id);

CREATE INDEX verification_code_expires_at ON identity.verification_code USING btree (expires_at);

create view identity.house_view as
 SELECT id
   FROM identity.member
  WHERE account = 'house'::text;

create view identity.member_view as
 SELECT id,
    type,
    created_at,
    cashier_of
   FROM identity.member;

create view identity.session_view as
 SELECT member_id,
    seen_at,
    expires_at
   FROM identity.session
  WHERE ended_at IS NULL;

CREATE OR REPLACE FUNCTION identity.keep_social_account()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'a social account stays bound as it was confirmed';
end;
$function$;

CREATE OR REPLACE FUNCTION identity.note_joined()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into identity.team_change (agent_id, directs, members, agents)
  select p.ancestor_id, count(*) filter (where p.depth = 1), count(*), count(*) filter (where m.type in (1, 2, 41, 42))
  from places p
  join identity.member m on m.id = p.descendant_id
  where p.depth > 0
  group by p.ancestor_id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION identity.note_left()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into identity.team_change (agent_id, directs, members, agents)
  select p.ancestor_id, -count(*) filter (where p.depth = 1), -count(*), -count(*) filter (where m.type in (1, 2, 41, 42))
  from places p
  join identity.member m on m.id = p.descendant_id
  where p.depth > 0
  group by p.ancestor_id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION identity.note_move()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update identity.tree_version set version = version + 1;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION identity.note_promoted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into identity.team_change (agent_id, directs, members, agents)
  select a.ancestor_id, 0, 0, (new.type in (1, 2, 41, 42))::int - (old.type in (1, 2, 41, 42))::int
  from identity.ancestry a
  where a.descendant_id = new.id
    and a.depth > 0;
  return null;
end
$function$;

CREATE TRIGGER member_joined AFTER INSERT ON identity.ancestry REFERENCING NEW TABLE AS places FOR EACH STATEMENT EXECUTE FUNCTION identity.note_joined();

CREATE TRIGGER member_left AFTER DELETE ON identity.ancestry REFERENCING OLD TABLE AS places FOR EACH STATEMENT EXECUTE FUNCTION identity.note_left();

CREATE TRIGGER tree_moved AFTER DELETE OR UPDATE ON identity.ancestry FOR EACH STATEMENT EXECUTE FUNCTION identity.note_move();

CREATE TRIGGER member_promoted AFTER UPDATE OF type ON identity.member FOR EACH ROW WHEN (((new.type = ANY (ARRAY[1, 2, 41, 42])) <> (old.type = ANY (ARRAY[1, 2, 41, 42])))) EXECUTE FUNCTION identity.note_promoted();

CREATE TRIGGER social_account_is_kept BEFORE DELETE OR UPDATE ON identity.social_account FOR EACH ROW EXECUTE FUNCTION identity.keep_social_account();

create schema jackpots;

create table jackpots.pot (
  code text not null,
  currency text not null,
  titles jsonb not null,
  share integer not null,
  seed bigint not null,
  lowest bigint not null,
  ceiling bigint not null,
  vendors text[] not null default '{}'::text[],
  is_running boolean not null default true,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint pot_check CHECK ((lowest > seed)),
  constraint pot_check1 CHECK ((ceiling >= lowest)),
  constraint pot_code_check CHECK ((code ~ '^[A-Z][A-Z0-9]{1,19}$'::text)),
  constraint pot_seed_check CHECK ((seed >= 0)),
  constraint pot_share_check CHECK (((share >= 1) AND (share <= 500))),
  constraint pot_pkey PRIMARY KEY (code)
);

create table jackpots.run (
  id bigint not null generated always as identity,
  pot_code text not null,
  number integer not null,
  seed_hash text not null,
  sealed_seed text not null,
  server_seed text,
  gathered numeric(40,0) not null default 0,
  begun_at timestamp with time zone not null default clock_timestamp(),
  member_id bigint,
  round_id uuid,
  amount bigint,
  won_at timestamp(3) with time zone,
  share integer not null,
  seed bigint not null,
  lowest bigint not null,
  ceiling bigint not null,
  vendors text[] not null,
  constraint run_check CHECK ((((won_at IS NULL) = (member_id IS NULL)) AND ((won_at IS NULL) = (amount IS NULL)) AND ((won_at IS NULL) = (server_seed IS NULL)))),
  constraint run_check1 CHECK ((lowest > seed)),
  constraint run_check2 CHECK ((ceiling >= lowest)),
  constraint run_seed_check CHECK ((seed >= 0)),
  constraint run_share_check CHECK (((share >= 1) AND (share <= 500))),
  constraint run_pot_code_fkey FOREIGN KEY (pot_code) REFERENCES jackpots.pot(code),
  constraint run_pkey PRIMARY KEY (id),
  constraint run_pot_code_number_key UNIQUE (pot_code, number)
);

CREATE UNIQUE INDEX run_open ON jackpots.run USING btree (pot_code) WHERE (won_at IS NULL);

CREATE INDEX run_won ON jackpots.run USING btree (won_at DESC, id DESC) WHERE (won_at IS NOT NULL);

create schema ledger;

create table ledger.account (
  id bigint not null generated always as identity,
  owner text not null,
  purse smallint not null,
  unit smallint not null,
  guarded boolean not null,
  opened_at timestamp with time zone not null default now(),
  constraint account_purse_fkey FOREIGN KEY (purse) REFERENCES ledger.purse(id),
  constraint account_unit_fkey FOREIGN KEY (unit) REFERENCES ledger.unit(id),
  constraint account_pkey PRIMARY KEY (id),
  constraint account_owner_purse_unit_key UNIQUE (owner, purse, unit)
);

create table ledger.balance (
  account_id bigint not null,
  balance bigint not null default 0,
  seq bigint not null default 0,
  floor bigint not null default 0,
  unit smallint not null,
  debit_closed boolean not null default false,
  constraint balance_keeps_its_floor CHECK ((balance >= floor)),
  constraint balance_account_id_fkey FOREIGN KEY (account_id) REFERENCES ledger.account(id),
  constraint balance_pkey PRIMARY KEY (account_id)
);

create table ledger.closure (
  account_id bigint not null,
  reason text not null,
  closed_at timestamp with time zone not null default now(),
  constraint closure_account_id_fkey FOREIGN KEY (account_id) REFERENCES ledger.balance(account_id),
  constraint closure_pkey PRIMARY KEY (account_id, reason)
);

create table ledger.house_sum (
  since timestamp with time zone not null,
  purse smallint not null,
  unit smallint not null,
  lines integer not null,
  amount bigint not null,
  constraint house_sum_purse_fkey FOREIGN KEY (purse) REFERENCES ledger.purse(id),
  constraint house_sum_unit_fkey FOREIGN KEY (unit) REFERENCES ledger.unit(id),
  constraint house_sum_pkey PRIMARY KEY (since, purse, unit)
);

create table ledger.house_summed (
  is_only boolean not null default true,
  until timestamp with time zone not null,
  constraint house_summed_is_only_check CHECK (is_only),
  constraint house_summed_pkey PRIMARY KEY (is_only)
);

create table ledger.journal (
  account_id bigint not null,
  seq bigint not null,
  amount bigint not null,
  balance_after bigint not null,
  contra_id bigint not null,
  posted_at timestamp with time zone not null,
  key uuid not null,
  kind smallint not null,
  part smallint not null,
  parts smallint not null,
  reference text not null,
  constraint journal_account_id_key_key UNIQUE (account_id, key),
  constraint journal_key_part_key UNIQUE (key, part)
) partition by range (key);

create table ledger.kind (
  id smallint not null,
  name text not null,
  constraint kind_pkey PRIMARY KEY (id),
  constraint kind_name_key UNIQUE (name)
);

create table ledger.purse (
  id smallint not null,
  name text not null,
  constraint purse_pkey PRIMARY KEY (id),
  constraint purse_name_key UNIQUE (name)
);

create table ledger.tail (
  account_id bigint not null,
  amount numeric(38,0) not null
);

create table ledger.total (
  account_id bigint not null,
  balance numeric(38,0) not null default 0,
  constraint total_account_id_fkey FOREIGN KEY (account_id) REFERENCES ledger.account(id),
  constraint total_pkey PRIMARY KEY (account_id)
);

create table ledger.unit (
  id smallint not null generated always as identity,
  code text not null,
  scale smallint not null,
  constraint unit_scale_check CHECK (((scale >= 0) AND (scale <= 18))),
  constraint unit_pkey PRIMARY KEY (id),
  constraint unit_code_key UNIQUE (code)
);

CREATE INDEX journal_besides_play ON ONLY ledger.journal USING btree (account_id, seq) INCLUDE (key, kind, posted_at) WHERE ((kind <> 40) AND (kind <> 41));

create view ledger.balance_view as
 SELECT a.id AS account_id,
    a.owner,
    a.purse,
    u.code AS unit,
    a.guarded,
    b.balance::numeric AS balance
   FROM ledger.account a
     JOIN ledger.unit u ON u.id = a.unit
     JOIN ledger.balance b ON b.account_id = a.id
UNION ALL
 SELECT a.id AS account_id,
    a.owner,
    a.purse,
    u.code AS unit,
    a.guarded,
    t.balance + COALESCE(tail.amount, 0::numeric) AS balance
   FROM ledger.account a
     JOIN ledger.unit u ON u.id = a.unit
     JOIN ledger.total t ON t.account_id = a.id
     LEFT JOIN ( SELECT tail_1.account_id,
            sum(tail_1.amount) AS amount
           FROM ledger.tail tail_1
          GROUP BY tail_1.account_id) tail ON tail.account_id = a.id;

create view ledger.entry_view as
 SELECT journal.account_id,
    journal.seq,
    journal.amount,
    journal.balance_after,
    journal.contra_id,
    journal.key,
    journal.kind,
    journal.reference,
    journal.posted_at
   FROM ledger.journal
UNION ALL
 SELECT j.contra_id AS account_id,
    NULL::bigint AS seq,
    - j.amount AS amount,
    NULL::bigint AS balance_after,
    j.account_id AS contra_id,
    j.key,
    j.kind,
    j.reference,
    j.posted_at
   FROM ledger.journal j
     JOIN ledger.account a ON a.id = j.contra_id AND NOT a.guarded;

create view ledger.house_sum_view as
 SELECT s.since,
    p.name AS purse,
    u.code AS unit,
    s.lines,
    s.amount
   FROM ledger.house_sum s
     JOIN ledger.purse p ON p.id = s.purse
     JOIN ledger.unit u ON u.id = s.unit;

create view ledger.house_summed_view as
 SELECT until
   FROM ledger.house_summed;

CREATE OR REPLACE FUNCTION ledger.fold_tail()
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
declare
  folded bigint;
begin
  if not pg_try_advisory_xact_lock(hashtext('ledger.fold_tail')) then
    return 0;
  end if;
  with gone as (
    delete from ledger.tail returning account_id, amount
  ),
  sums as (
    select account_id, sum(amount) as amount, count(*) as rows from gone group by account_id
  ),
  added as (
    update ledger.total t
    set balance = t.balance + s.amount
    from sums s
    where t.account_id = s.account_id
    returning s.rows
  )
  select coalesce(sum(rows), 0) into folded from added;
  return folded;
end
$function$;

CREATE OR REPLACE FUNCTION ledger.key_at(p_instant timestamp with time zone)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select (lpad(to_hex((extract(epoch from p_instant) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid
$function$;

CREATE OR REPLACE FUNCTION ledger.lock_balances(p_accounts bigint[], p_skip_locked boolean DEFAULT false)
 RETURNS SETOF ledger.balance
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
AS $function$
begin
  if p_skip_locked then
    return query
      select * from ledger.balance where account_id = any (p_accounts) order by account_id
      for no key update skip locked;
  else
    return query
      select * from ledger.balance where account_id = any (p_accounts) order by account_id
      for no key update;
  end if;
end
$function$;

CREATE OR REPLACE PROCEDURE ledger.make_partition(IN p_day date)
 LANGUAGE plpgsql
AS $procedure$
declare
  name text := format('journal_%s', to_char(p_day, 'YYYYMMDD'));
begin
  if to_regclass('ledger.' || name) is not null then
    return;
  end if;
  execute format('create table ledger.%I (like ledger.journal including defaults)', name);
  execute format(
    'create trigger %I before truncate on ledger.%I for each statement execute function ledger.refuse_change()',
    name || '_is_not_truncated', name);
  execute format('revoke update, delete, truncate on ledger.%I from %I', name, current_user);
  execute format(
    'alter table ledger.journal attach partition ledger.%I for values from (%L) to (%L)',
    name,
    ledger.key_at(p_day::timestamp at time zone 'UTC'),
    ledger.key_at((p_day + 1)::timestamp at time zone 'UTC'));
end
$procedure$;

CREATE OR REPLACE PROCEDURE ledger.make_partitions(IN p_days_ahead integer DEFAULT 8)
 LANGUAGE plpgsql
AS $procedure$
declare
  today date := (now() at time zone 'UTC')::date;
begin
  perform pg_advisory_xact_lock(hashtext('ledger.make_partitions'));
  for ahead in -3 .. p_days_ahead loop
    call ledger.make_partition(today + ahead);
  end loop;
end
$procedure$;

CREATE OR REPLACE FUNCTION ledger.missing_partitions(p_days_ahead integer DEFAULT 3)
 RETURNS SETOF date
 LANGUAGE sql
 STABLE
AS $function$
  select day::date
  from generate_series(
    (now() at time zone 'UTC')::date - 2,
    (now() at time zone 'UTC')::date + p_days_ahead,
    interval '1 day') day
  where not exists (
    select from pg_inherits i
    where i.inhparent = 'ledger.journal'::regclass
      and i.inhrelid = to_regclass(format('ledger.journal_%s', to_char(day, 'YYYYMMDD'))))
$function$;

CREATE OR REPLACE FUNCTION ledger.open_accounts(p_owner text[], p_purse smallint[], p_unit text[], p_guarded boolean[], p_floor bigint[])
 RETURNS bigint[]
 LANGUAGE plpgsql
AS $function$
declare
  answer bigint[];
begin
  if exists (
    select from unnest(p_unit) w(code) where not exists (select from ledger.unit u where u.code = w.code)
  ) then
    raise exception 'an account''s unit must be registered first';
  end if;

  with opened as (
    insert into ledger.account (owner, purse, unit, guarded)
    select distinct w.owner, w.purse, u.id, w.guarded
    from unnest(p_owner, p_purse, p_unit, p_guarded) w(owner, purse, unit, guarded)
    join ledger.unit u on u.code = w.unit
    order by 1, 2, 3
    on conflict (owner, purse, unit) do nothing
    returning id, owner, purse, unit, guarded
  ),
  guarded as (
    insert into ledger.balance (account_id, unit, floor)
    select o.id, o.unit, min(w.floor)
    from opened o
    join ledger.unit u on u.id = o.unit
    join unnest(p_owner, p_purse, p_unit, p_floor) w(owner, purse, unit, floor)
      on w.owner = o.owner and w.purse = o.purse and w.unit = u.code
    where o.guarded
    group by o.id, o.unit
  )
  insert into ledger.total (account_id)
  select id from opened where not guarded;

  select array_agg(a.id order by w.n) into answer
  from unnest(p_owner, p_purse, p_unit, p_guarded) with ordinality w(owner, purse, unit, guarded, n)
  join ledger.unit u on u.code = w.unit
  join ledger.account a
    on a.owner = w.owner and a.purse = w.purse and a.unit = u.id and a.guarded = w.guarded;
  if cardinality(answer) is distinct from cardinality(p_owner) then
    raise exception 'an account is open already with the other guard';
  end if;
  return answer;
end
$function$;

CREATE OR REPLACE FUNCTION ledger.post(p_accounts bigint[], p_group integer[], p_key uuid[], p_kind smallint[], p_reference text[], p_correction boolean[], p_item integer[], p_from integer[], p_to integer[], p_amount bigint[], p_skip_locked boolean, OUT status smallint[], OUT from_balance bigint[], OUT from_seq bigint[], OUT to_balance bigint[], OUT to_seq bigint[])
 RETURNS record
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET jit TO 'off'
AS $function$
declare
  items int := cardinality(p_key);
  legs int := cardinality(p_item);
  this_instant timestamptz := clock_timestamp();
  oldest uuid := ledger.key_at(this_instant - interval '2 days');
  newest uuid := ledger.key_at(this_instant + interval '10 minutes');
  first_key uuid;
  last_key uuid;

  -- What is known of each account. An unguarded one has neither balance nor seq: sums with null stay null.
  balances bigint[];
  seqs bigint[];
  seqs_before bigint[];
  floors bigint[];
  closed boolean[];
  units smallint[];
  natures smallint[]; -- 1 guarded and locked by us, 2 unguarded, 3 locked elsewhere, null unknown
  taken int[];        -- the last item that touched it
  gains bigint[];     -- what it gained in this call, where it is unguarded

  hits int[];           -- per item: rows found under its key
  differs boolean[];    -- per item: a row found has other content
  parts smallint[];     -- per item: guarded sides, each a row
  from_part smallint[]; -- per leg: which of them
  to_part smallint[];

  i int;
  l int;
  x int;
  f int;
  t int;
  amount bigint;
  from_nature smallint;
  to_nature smallint;
  verdict smallint;
  group_first int;
  group_leg int;
  item_leg int;
  sides smallint;
  is_refused boolean;
  is_same boolean;
  is_multiple boolean;
  group_applies boolean;
  call_applies boolean := false;
  has_hits boolean := false;
  found record;
begin
  select array_agg(w.balance), array_agg(w.seq), array_agg(w.floor), array_agg(w.debit_closed), array_agg(w.unit),
         array_agg(case when w.balance is not null then 1::smallint end)
  into balances, seqs, floors, closed, units, natures
  from (
    select b.*
    from unnest(p_accounts) with ordinality u(account_id, n)
    left join ledger.lock_balances(p_accounts, p_skip_locked) b on b.account_id = u.account_id
    order by u.n
  ) w;
  seqs_before := seqs;

  for found in
    select u.n, a.guarded, a.unit
    from unnest(p_accounts, natures) with ordinality u(account_id, nature, n)
    join ledger.account a on a.id = u.account_id
    where u.nature is null
  loop
    natures[found.n] := case when found.guarded then 3 else 2 end;
    units[found.n] := found.unit;
  end loop;

  status := array_fill(0::smallint, array[items]);
  hits := array_fill(0, array[items]);
  differs := array_fill(false, array[items]);
  parts := array_fill(0::smallint, array[items]);
  taken := array_fill(0, array[cardinality(p_accounts)]);
  gains := array_fill(0::bigint, array[cardinality(p_accounts)]);
  from_balance := array_fill(null::bigint, array[legs]);
  from_seq := from_balance;
  to_balance := from_balance;
  to_seq := from_balance;
  from_part := array_fill(null::smallint, array[legs]);
  to_part := from_part;

  -- Looked up after the lock: whoever posted this key before has committed by now, or is not visible to anybody. The
  -- keys of a call lie close together, so that of all the partitions one is searched, seldom two.
  select least(greatest((array_agg(k order by k))[1], oldest), newest),
         greatest(least((array_agg(k order by k desc))[1], newest), oldest)
  into first_key, last_key
  from unnest(p_key) k;

  for found in
    select * from ledger.journal j where j.key = any (p_key) and j.key >= first_key and j.key <= last_key
  loop
    has_hits := true;
    i := array_position(p_key, found.key);
    hits[i] := hits[i] + 1;
    parts[i] := found.parts;
    is_same := false;
    l := array_position(p_item, i);
    while p_item[l] = i loop
      f := p_from[l];
      t := p_to[l];
      if found.account_id = p_accounts[f] and found.contra_id = p_accounts[t] and found.amount = -p_amount[l] then
        from_balance[l] := found.balance_after;
        from_seq[l] := found.seq;
        is_same := true;
      elsif found.account_id = p_accounts[t] and found.contra_id = p_accounts[f] and found.amount = p_amount[l] then
        to_balance[l] := found.balance_after;
        to_seq[l] := found.seq;
        is_same := true;
      end if;
      l := l + 1;
    end loop;
    if not is_same or found.kind <> p_kind[i] or found.reference <> p_reference[i] then
      differs[i] := true;
    end if;
  end loop;

  i := 1;
  l := 1;
  while i <= items loop
    group_first := i;
    group_leg := l;
    is_refused := false;
    group_applies := false;

    while i <= items and p_group[i] = p_group[group_first] loop
      item_leg := l;
      sides := 0;
      verdict := 0;

      -- Past the end this is null, which is no.
      is_multiple := p_item[l + 1] = i;

      while l <= legs and p_item[l] = i loop
        f := p_from[l];
        t := p_to[l];
        amount := p_amount[l];
        from_nature := natures[f];
        to_nature := natures[t];
        if from_nature is null or to_nature is null then
          verdict := greatest(verdict, 4);
        elsif from_nature = 3 or to_nature = 3 then
          verdict := greatest(verdict, 8);
        elsif amount <= 0 or units[f] <> units[t] or f = t or (from_nature = 2 and to_nature = 2) then
          verdict := greatest(verdict, 6);
        else
          if from_nature = 1 then
            sides := sides + 1;
            if closed[f] and not p_correction[i] then
              verdict := greatest(verdict, 3);
            elsif balances[f] - amount < floors[f] then
              verdict := greatest(verdict, 2);
            end if;
          end if;
          if to_nature = 1 then
            sides := sides + 1;
          end if;
          if is_multiple then
            if (from_nature = 1 and taken[f] = i) or (to_nature = 1 and taken[t] = i) then
              verdict := greatest(verdict, 6);
            end if;
            taken[f] := i;
            taken[t] := i;
          end if;
        end if;
        l := l + 1;
      end loop;

      if p_key[i] < oldest or p_key[i] >= newest then
        verdict := greatest(verdict, 5);
      end if;
      if item_leg = l then
        verdict := 6;
      end if;
      if has_hits and hits[i] > 0 and verdict not in (6, 8) then
        verdict := case when not differs[i] and hits[i] = parts[i] and sides = parts[i] then 1 else 7 end;
      end if;

      if verdict = 0 then
        group_applies := true;
        parts[i] := sides;
        sides := 0;
        for x in item_leg .. l - 1 loop
          if is_multiple then
            f := p_from[x];
            t := p_to[x];
            amount := p_amount[x];
            from_nature := natures[f];
            to_nature := natures[t];
          end if;
          if from_nature = 1 then
            balances[f] := balances[f] - amount;
            seqs[f] := seqs[f] + 1;
            from_balance[x] := balances[f];
            from_seq[x] := seqs[f];
            sides := sides + 1;
            from_part[x] := sides;
          else
            gains[f] := gains[f] - amount;
          end if;
          if to_nature = 1 then
            balances[t] := balances[t] + amount;
            seqs[t] := seqs[t] + 1;
            to_balance[x] := balances[t];
            to_seq[x] := seqs[t];
            sides := sides + 1;
            to_part[x] := sides;
          else
            gains[t] := gains[t] + amount;
          end if;
        end loop;
      else
        status[i] := verdict;
        is_refused := is_refused or verdict <> 1;
      end if;
      i := i + 1;
    end loop;

    if is_refused then
      -- What the group's other items did is taken back, and they say so.
      for x in group_leg .. l - 1 loop
        if status[p_item[x]] = 0 then
          f := p_from[x];
          t := p_to[x];
          balances[f] := balances[f] + p_amount[x];
          balances[t] := balances[t] - p_amount[x];
          seqs[f] := seqs[f] - 1;
          seqs[t] := seqs[t] - 1;
          if natures[f] = 2 then
            gains[f] := gains[f] + p_amount[x];
          end if;
          if natures[t] = 2 then
            gains[t] := gains[t] - p_amount[x];
          end if;
        end if;
      end loop;
      for x in group_leg .. l - 1 loop
        if status[p_item[x]] <> 1 then
          from_balance[x] := balances[p_from[x]];
          to_balance[x] := balances[p_to[x]];
          from_seq[x] := seqs[p_from[x]];
          to_seq[x] := seqs[p_to[x]];
        end if;
      end loop;
      for x in group_first .. i - 1 loop
        if status[x] = 0 then
          status[x] := 9;
        end if;
      end loop;
    elsif group_applies then
      call_applies := true;
    end if;
  end loop;

  if call_applies then
    insert into ledger.journal
      (account_id, seq, amount, balance_after, contra_id, posted_at, key, kind, part, parts, reference)
    select p_accounts[s.side], s.seq, case when s.n <= legs then -s.amount else s.amount end, s.balance,
           p_accounts[s.contra], this_instant, p_key[s.item], p_kind[s.item], s.part, parts[s.item],
           p_reference[s.item]
    from unnest(
        p_from || p_to, p_to || p_from, p_item || p_item, p_amount || p_amount,
        from_seq || to_seq, from_balance || to_balance, from_part || to_part
      ) with ordinality s(side, contra, item, amount, seq, balance, part, n)
    where natures[s.side] = 1 and status[s.item] = 0;

    insert into ledger.tail (account_id, amount)
    select u.account_id, u.gain
    from unnest(p_accounts, gains) u(account_id, gain)
    where u.gain <> 0;

    update ledger.balance b
    set balance = u.balance, seq = u.seq
    from unnest(p_accounts, balances, seqs, seqs_before) u(account_id, balance, seq, seq_before)
    where b.account_id = u.account_id and u.seq <> u.seq_before;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION ledger.post_gains(p_house bigint, p_accounts bigint[], p_amounts bigint[], p_keys uuid[], p_kind smallint, p_references text[])
 RETURNS TABLE(n bigint, balance bigint, seq bigint)
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET jit TO 'off'
AS $function$
#variable_conflict use_column
declare
  this_instant timestamptz := clock_timestamp();
  oldest uuid := ledger.key_at(this_instant - interval '2 days');
  newest uuid := ledger.key_at(this_instant + interval '10 minutes');
  house_unit smallint := (select a.unit from ledger.account a where a.id = p_house and not a.guarded);
  answered bigint;
begin
  if exists (
    select from unnest(p_amounts, p_keys) i(amount, key)
    where i.amount is null or i.amount <= 0 or i.key is null or i.key < oldest or i.key >= newest
  ) then
    raise exception 'a gain is above zero, and its key is of these days';
  end if;

  return query
    with item as materialized (
      select i.n, i.account_id, i.amount, i.key, i.reference,
             (b.balance + sum(i.amount) over each_account)::bigint as balance,
             b.seq + row_number() over each_account as seq,
             lead(i.n) over each_account is null as is_last
      from unnest(p_accounts, p_amounts, p_keys, p_references)
        with ordinality i(account_id, amount, key, reference, n)
      cross join lateral (select * from ledger.balance b where b.account_id = i.account_id limit 1) b
      where b.unit = house_unit
      window each_account as (partition by i.account_id order by i.n)
    ),
    written as (
      insert into ledger.journal
        (account_id, seq, amount, balance_after, contra_id, posted_at, key, kind, part, parts, reference)
      select account_id, seq, amount, balance, p_house, this_instant, key, p_kind, 1, 1, reference
      from item
    ),
    paid as (
      insert into ledger.tail (account_id, amount)
      select p_house, -sum(amount) from item having count(*) > 0
    ),
    moved as (
      update ledger.balance b
      set balance = i.balance, seq = i.seq
      from item i
      where i.is_last and b.account_id = i.account_id
    )
    select n, balance, seq from item order by n;
  get diagnostics answered = row_count;
  if answered <> cardinality(p_keys) then
    raise exception 'of % gains % could be booked', cardinality(p_keys), answered;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION ledger.post_single_legs(p_houses bigint[], p_accounts bigint[], p_house integer[], p_amounts bigint[], p_keys uuid[], p_kinds smallint[], p_references text[], p_corrections boolean[])
 RETURNS text
 LANGUAGE plpgsql
AS $function$
declare
  this_instant timestamptz := clock_timestamp();
  oldest uuid := ledger.key_at(this_instant - interval '2 days');
  newest uuid := ledger.key_at(this_instant + interval '10 minutes');
  units smallint[];
  applied text;
begin
  select array_agg(a.unit order by h.n) into units
  from unnest(p_houses) with ordinality h(account_id, n)
  left join ledger.account a on a.id = h.account_id and not a.guarded;

  with moved as (
    update ledger.balance b
    set balance = b.balance + r.amount, seq = b.seq + 1
    from (
      select *
      from unnest(p_accounts, p_house, p_amounts, p_keys, p_kinds, p_references, p_corrections)
        with ordinality item(account_id, house, amount, key, kind, reference, correction, n)
      order by account_id
    ) r
    where b.account_id = r.account_id
      and b.balance + r.amount >= b.floor
      and (r.amount > 0 or r.amount < 0 and (r.correction or not b.debit_closed))
      and b.unit = units[r.house]
      and r.key >= oldest and r.key < newest
    returning b.account_id, b.seq, r.amount, b.balance, r.house, r.key, r.kind, r.reference, r.n
  ),
  written as (
    insert into ledger.journal
      (account_id, seq, amount, balance_after, contra_id, posted_at, key, kind, part, parts, reference)
    select account_id, seq, amount, balance, p_houses[house], this_instant, key, kind, 1, 1, reference
    from moved
  ),
  gained as (
    insert into ledger.tail (account_id, amount)
    select p_houses[house], -sum(amount) from moved group by house having sum(amount) <> 0
  )
  select string_agg(n || ' ' || balance || ' ' || seq, ',') into applied from moved;
  return applied;
end
$function$;

CREATE OR REPLACE FUNCTION ledger.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'journal rows are never changed: post a new transfer instead' using errcode = 'insufficient_privilege';
end
$function$;

CREATE OR REPLACE FUNCTION ledger.statement(p_account bigint, p_edge_seq bigint, p_edge_key uuid, p_limit integer, p_forwards boolean)
 RETURNS SETOF ledger.journal
 LANGUAGE plpgsql
 STABLE
 SET enable_seqscan TO 'off'
 SET jit TO 'off'
AS $function$
declare
  opened timestamptz;
  last_seq bigint;
  first_wanted bigint;
  last_wanted bigint;
  edge timestamptz;
  reach interval := interval '10 minutes';
  since timestamptz;
  until timestamptz;
  lines ledger.journal[];
begin
  select a.opened_at, b.seq into opened, last_seq
  from ledger.account a
  join ledger.balance b on b.account_id = a.id
  where a.id = p_account;
  if not found then
    return;
  end if;

  if p_forwards then
    first_wanted := coalesce(p_edge_seq, 0) + 1;
    last_wanted := least(first_wanted + p_limit - 1, last_seq);
  else
    last_wanted := least(coalesce(p_edge_seq - 1, last_seq), last_seq);
    first_wanted := greatest(last_wanted - p_limit + 1, 1);
  end if;
  if first_wanted > last_wanted then
    return;
  end if;

  edge := case
    when p_edge_key is not null then
      to_timestamp(('x' || lpad(substr(replace(p_edge_key::text, '-', ''), 1, 12), 16, '0'))::bit(64)::bigint / 1000.0)
    when p_forwards then opened
    else now()
  end;

  -- A key is accepted for two days, and ten minutes early: no line's key is further than that from its posting.
  loop
    since := edge - case when p_forwards then least(reach, interval '3 days') else reach end;
    until := edge + case when p_forwards then reach else least(reach, interval '3 days') end + interval '1 minute';
    select array_agg(j order by case when p_forwards then j.seq else -j.seq end) into lines
    from ledger.journal j
    where j.account_id = p_account
      and j.key >= ledger.key_at(since)
      and j.key < ledger.key_at(until)
      and j.seq between first_wanted and last_wanted;
    exit when cardinality(lines) = last_wanted - first_wanted + 1;
    -- The whole life of the account has been searched: a line is missing, which is for the check to say.
    exit when reach > now() - opened + interval '6 days';
    reach := reach * 8;
  end loop;

  return query select * from unnest(lines);
end
$function$;

CREATE TRIGGER journal_is_immutable BEFORE DELETE OR UPDATE ON ledger.journal FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();

CREATE TRIGGER journal_is_not_truncated BEFORE TRUNCATE ON ledger.journal FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();

create schema lottery;

create table lottery.branch (
  draw_id bigint not null,
  first_order_id uuid not null,
  hash text not null,
  constraint branch_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES lottery.draw(id),
  constraint branch_pkey PRIMARY KEY (draw_id, first_order_id)
);

create table lottery.chase (
  id uuid not null,
  member_id bigint not null,
  game_code text not null,
  stops_on_win boolean not null,
  placed_at timestamp with time zone not null default clock_timestamp(),
  constraint chase_game_code_fkey FOREIGN KEY (game_code) REFERENCES lottery.game(code),
  constraint chase_pkey PRIMARY KEY (id)
);

create table lottery.correction (
  draw_id bigint not null,
  revision integer not null,
  drawn_before text[] not null,
  reason text not null,
  made_by text not null,
  made_at timestamp with time zone not null default clock_timestamp(),
  constraint correction_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES lottery.draw(id),
  constraint correction_pkey PRIMARY KEY (draw_id, revision)
);

create table lottery.draw (
  id bigint not null generated always as identity,
  game_code text not null,
  numero text not null,
  opens_at timestamp with time zone not null,
  closes_at timestamp with time zone not null,
  draws_at timestamp with time zone not null,
  state text not null default 'planned'::text,
  seed_hash text,
  sealed_seed text,
  root text,
  server_seed text,
  drawn text[],
  revision integer not null default 0,
  drawn_at timestamp with time zone,
  settled_at timestamp with time zone,
  refunded_at timestamp with time zone,
  constraint draw_check CHECK ((closes_at > opens_at)),
  constraint draw_check1 CHECK ((draws_at >= closes_at)),
  constraint draw_state_check CHECK ((state = ANY (ARRAY['planned'::text, 'open'::text, 'closed'::text, 'drawn'::text, 'settled'::text, 'void'::text]))),
  constraint draw_game_code_fkey FOREIGN KEY (game_code) REFERENCES lottery.game(code),
  constraint draw_pkey PRIMARY KEY (id),
  constraint draw_game_code_numero_key UNIQUE (game_code, numero)
);

create table lottery.exposure (
  draw_id bigint not null,
  currency text not null,
  kind text not null,
  what text not null,
  staked bigint not null default 0,
  most bigint not null default 0,
  constraint exposure_kind_check CHECK ((kind = ANY (ARRAY['draw'::text, 'member'::text, 'number'::text]))),
  constraint exposure_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES lottery.draw(id),
  constraint exposure_pkey PRIMARY KEY (draw_id, currency, kind, what)
);

create table lottery.game (
  code text not null,
  family text not null,
  vendor_code text not null,
  name text not null,
  zone text not null,
  schedule jsonb not null,
  close_seconds integer not null,
  limits jsonb not null default '{}'::jsonb,
  is_open boolean not null default true,
  "position" integer not null,
  constraint game_close_seconds_check CHECK (((close_seconds >= 0) AND (close_seconds <= 86400))),
  constraint game_code_check CHECK ((code ~ '^[A-Z0-9]{1,32}$'::text)),
  constraint game_pkey PRIMARY KEY (code)
);

create table lottery.odds_version (
  id bigint not null generated always as identity,
  game_code text not null,
  play_code text not null,
  share integer not null,
  holds_from timestamp with time zone not null,
  set_by text not null,
  set_at timestamp with time zone not null default clock_timestamp(),
  constraint odds_version_share_check CHECK (((share >= 1000) AND (share <= 10000))),
  constraint odds_version_game_code_fkey FOREIGN KEY (game_code) REFERENCES lottery.game(code),
  constraint odds_version_pkey PRIMARY KEY (id)
);

create table lottery.order_line (
  order_id uuid not null,
  n integer not null,
  play_code text not null,
  content text not null,
  units integer not null,
  price integer not null,
  unit_value bigint not null,
  multiple integer not null,
  stake bigint not null,
  own_group integer not null,
  chosen_group integer not null,
  payout bigint not null default 0,
  rebate bigint not null default 0,
  odds_share integer not null default 10000,
  constraint order_line_check CHECK ((chosen_group <= own_group)),
  constraint order_line_multiple_check CHECK ((multiple > 0)),
  constraint order_line_odds_share_check CHECK (((odds_share >= 1) AND (odds_share <= 10000))),
  constraint order_line_stake_check CHECK ((stake > 0)),
  constraint order_line_unit_value_check CHECK ((unit_value > 0)),
  constraint order_line_units_check CHECK ((units > 0)),
  constraint order_line_order_id_fkey FOREIGN KEY (order_id) REFERENCES lottery.placed_order(id),
  constraint order_line_pkey PRIMARY KEY (order_id, n)
);

create table lottery.placed_order (
  id uuid not null,
  draw_id bigint not null,
  member_id bigint not null,
  currency text not null,
  vendor_id integer not null,
  node_id integer not null,
  chase_id uuid,
  stake bigint not null,
  most bigint not null,
  state text not null default 'waiting'::text,
  payout bigint not null default 0,
  rebate bigint not null default 0,
  shortfall bigint not null default 0,
  revision integer,
  placed_at timestamp with time zone not null default clock_timestamp(),
  settled_at timestamp with time zone,
  constraint placed_order_stake_check CHECK ((stake > 0)),
  constraint placed_order_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'won'::text, 'lost'::text, 'cancelled'::text, 'void'::text]))),
  constraint placed_order_chase_id_fkey FOREIGN KEY (chase_id) REFERENCES lottery.chase(id),
  constraint placed_order_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES lottery.draw(id),
  constraint placed_order_pkey PRIMARY KEY (id)
);

create table lottery.reported_result (
  draw_id bigint not null,
  source text not null,
  drawn text[] not null,
  reported_at timestamp with time zone not null default clock_timestamp(),
  constraint reported_result_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES lottery.draw(id),
  constraint reported_result_pkey PRIMARY KEY (draw_id, source)
);

CREATE INDEX draw_of_game ON lottery.draw USING btree (game_code, draws_at DESC);

CREATE INDEX draw_to_refund ON lottery.draw USING btree (id) WHERE ((state = 'void'::text) AND (refunded_at IS NULL));

CREATE INDEX draw_waiting ON lottery.draw USING btree (closes_at) WHERE (state = ANY (ARRAY['planned'::text, 'open'::text, 'closed'::text, 'drawn'::text]));

CREATE INDEX odds_version_of_game ON lottery.odds_version USING btree (game_code, play_code, holds_from DESC, id DESC);

CREATE INDEX order_of_chase ON lottery.placed_order USING btree (chase_id) WHERE (chase_id IS NOT NULL);

CREATE INDEX order_of_draw ON lottery.placed_order USING btree (draw_id, id);

CREATE INDEX order_of_member ON lottery.placed_order USING btree (member_id, id DESC);

CREATE OR REPLACE FUNCTION lottery.sell(p_orders json, p_lines json, p_exposed json, p_accounts bigint[], p_hashes uuid[], p_owners bigint[], p_calls json, p_transactions json, p_skip_locked boolean, p_standing bigint[])
 RETURNS TABLE(n integer, outcome text, kind text, what text, most bigint, balance bigint, main_balance bigint, main_seq bigint, round_id uuid, ids text, bonus_moved text)
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET jit TO 'off'
AS $function$
#variable_conflict use_column
declare
  this_instant timestamptz;
  orders int;
  o_id uuid[];
  o_draw bigint[];
  o_member bigint[];
  o_currency text[];
  o_vendor int[];
  o_node int[];
  o_stake bigint[];
  o_most bigint[];
  o_placed bigint[];
  o_key bytea[];
  o_request bytea[];
  o_answer bytea[];
  e_place int[];
  e_kind text[];
  e_what text[];
  e_staked bigint[];
  e_most bigint[];
  e_cap bigint[];
  outcomes text[];
  kinds text[];
  whats text[];
  mosts bigint[];
  besides bigint[];
  undecided int;
  places int[];
  calls json;
  found record;
  written bigint;
  wanted bigint;
begin
  select count(*), array_agg(id), array_agg(draw), array_agg(member), array_agg(currency), array_agg(vendor),
         array_agg(node), array_agg(stake), array_agg(most), array_agg(placed_at), array_agg(key), array_agg(request),
         array_agg(answer)
  into orders, o_id, o_draw, o_member, o_currency, o_vendor, o_node, o_stake, o_most, o_placed, o_key, o_request, o_answer
  from json_to_recordset(p_orders) o(
    id uuid, draw bigint, member bigint, currency text, vendor int, node int, stake bigint, most bigint,
    placed_at bigint, key bytea, request bytea, answer bytea);
  select array_agg(place), array_agg(kind), array_agg(what), array_agg(staked), array_agg(most), array_agg(cap)
  into e_place, e_kind, e_what, e_staked, e_most, e_cap
  from json_to_recordset(p_exposed) e(place int, kind text, what text, staked bigint, most bigint, cap bigint);
  outcomes := array_fill(null::text, array[orders]);
  kinds := outcomes;
  whats := outcomes;
  mosts := array_fill(null::bigint, array[orders]);

  -- Shared with whoever sells: who closes or calls off a draw waits for us, or we for them.
  for found in
    select distinct draw from unnest(o_draw) draw order by draw
  loop
    perform pg_advisory_xact_lock_shared(hashtextextended('lottery draw ' || found.draw, 0));
  end loop;
  -- Sent again because nobody heard what became of it: it was sold then, whatever stands in its way now.
  for found in
    select o.n::int as n
    from unnest(o_id, o_draw, o_member) with ordinality o(id, draw, member, n)
    -- By all that indexes of orders begin with: a plan made of an empty table may take any of them, and reads no more
    -- than one order of each.
    cross join lateral (
      select p.id from lottery.placed_order p
      where p.id = o.id and p.draw_id = o.draw and p.member_id = o.member
      limit 1
    ) p
  loop
    outcomes[found.n] := 'replayed';
  end loop;
  this_instant := clock_timestamp();
  for found in
    select o.n::int as n
    from unnest(o_draw) with ordinality o(draw, n)
    where o.draw in (
      select asked.draw
      from (select distinct draw from unnest(o_draw) draw) asked
      left join lateral (
        select d.id from lottery.draw d
        where d.id = asked.draw and d.state in ('planned', 'open') and this_instant < d.closes_at
        limit 1
      ) d on true
      where d.id is null
    )
  loop
    outcomes[found.n] := coalesce(outcomes[found.n], 'not-on-sale');
  end loop;

  -- A member's orders are sold one after another: what an operator or a bonus allows at once is for all of a draw.
  for found in
    select o.n::int as n, o.member
    from unnest(o_member, outcomes) with ordinality o(member, outcome, n)
    where o.outcome is null
    order by o.member
  loop
    if not p_skip_locked then
      perform pg_advisory_xact_lock(hashtextextended('lottery member ' || found.member, 0));
    elsif not pg_try_advisory_xact_lock(hashtextextended('lottery member ' || found.member, 0)) then
      outcomes[found.n] := 'locked';
    end if;
  end loop;

  -- Looked at without a lock: what is above a limit is refused here, what becomes so meanwhile at the end.
  for found in
    with exposed as materialized (
      select e.place, o.draw, o.currency, e.kind, e.what, e.most, e.cap
      from unnest(e_place, e_kind, e_what, e_most, e_cap) e(place, kind, what, most, cap)
      join unnest(o_draw, o_currency) with ordinality o(draw, currency, n) on o.n = e.place
    ),
    taken as (
      select w.*, coalesce(b.most, 0) as taken
      from (select distinct draw, currency, kind, what from exposed) w
      left join lateral (
        select b.most from lottery.exposure b
        where b.draw_id = w.draw and b.currency = w.currency and b.kind = w.kind and b.what = w.what
        limit 1
      ) b on true
    )
    select distinct on (x.place) x.place as n, x.kind, x.what, x.taken
    from (
      select e.place, e.kind, e.what, e.cap, t.taken,
             t.taken + sum(e.most) over (partition by e.draw, e.currency, e.kind, e.what order by e.place) as most
      from exposed e
      join taken t using (draw, currency, kind, what)
    ) x
    where x.most > x.cap
    order by x.place, x.kind, x.what
  loop
    if outcomes[found.n] is null then
      -- Of several together it is not known which of them are one too many.
      outcomes[found.n] := case when p_skip_locked then 'locked' else 'full' end;
      kinds[found.n] := found.kind;
      whats[found.n] := found.what;
      mosts[found.n] := found.taken;
    end if;
  end loop;

  -- The answers that are kept go first: of two attempts under one key the second waits here for the first.
  for found in
    with kept as (
      select o.n::int as n, o.key, o.request, o.answer
      from unnest(o_key, o_request, o_answer, outcomes) with ordinality o(key, request, answer, outcome, n)
      where o.key is not null and o.outcome is null
    ),
    inserted as (
      insert into platform.idempotency (key_hash, request_hash, answer_sealed)
      select key, request, answer from kept order by key
      on conflict (key_hash) do nothing
      returning key_hash
    )
    select kept.n from kept where not exists (select from inserted i where i.key_hash = kept.key)
  loop
    outcomes[found.n] := 'answered';
  end loop;

  select count(*) into undecided from unnest(outcomes) o where o is null;
  if undecided = orders then
    places := array(select generate_series(1, orders));
    calls := p_calls;
  elsif undecided > 0 then
    select array_agg(c.n::int order by c.n), json_agg(c.value order by c.n) into places, calls
    from json_array_elements(p_calls) with ordinality c(value, n)
    where outcomes[c.n] is null;
  end if;
  if places is not null then
    select array_agg(coalesce(b.staked, 0) order by p.n) into besides
    from unnest(places) with ordinality p(place, n)
    left join lateral (
      select b.staked from lottery.exposure b
      where b.draw_id = o_draw[p.place] and b.currency = o_currency[p.place]
        and b.kind = 'member' and b.what = o_member[p.place]::text
      limit 1
    ) b on true;
    for found in
      select * from play.perform(
        p_accounts, p_hashes, p_owners, calls, p_transactions, p_skip_locked, p_standing, besides
      )
    loop
      n := places[found.n];
      outcomes[n] := found.outcome;
      outcome := found.outcome;
      balance := found.balance;
      main_balance := found.main_balance;
      main_seq := found.main_seq;
      round_id := found.round_id;
      ids := found.ids;
      bonus_moved := found.bonus_moved;
      return next;
    end loop;
  end if;

  insert into lottery.placed_order (id, draw_id, member_id, currency, vendor_id, node_id, stake, most, placed_at)
  select o.id, o.draw, o.member, o.currency, o.vendor, o.node, o.stake, o.most, to_timestamp(o.placed_at / 1000.0)
  from unnest(o_id, o_draw, o_member, o_currency, o_vendor, o_node, o_stake, o_most, o_placed, outcomes)
    o(id, draw, member, currency, vendor, node, stake, most, placed_at, outcome)
  where o.outcome = 'done';
  insert into lottery.order_line
    (order_id, n, play_code, content, units, price, unit_value, multiple, stake, own_group, chosen_group, odds_share)
  select o.id, l.n, l.play_code, l.content, l.units, l.price, l.unit_value, l.multiple, l.stake, l.own_group,
         l.chosen_group, l.odds_share
  from json_to_recordset(p_lines) l(
    place int, n int, play_code text, content text, units int, price int, unit_value bigint, multiple int, stake bigint,
    own_group int, chosen_group int, odds_share int)
  join unnest(o_id, outcomes) with ordinality o(id, outcome, place) on o.place = l.place
  where o.outcome = 'done';

  -- What was not sold leaves nothing, so it may be tried again under its key.
  if exists (
    select from unnest(o_key, outcomes) o(key, outcome)
    where o.key is not null and o.outcome not in ('done', 'replayed', 'answered')
  ) then
    delete from platform.idempotency i
    using unnest(o_key, outcomes) o(key, outcome)
    where i.key_hash = o.key and o.outcome not in ('done', 'replayed', 'answered');
  end if;

  -- The draws' books come last, for everybody who buys waits for them; once for all of these orders, in order of key.
  with added as materialized (
    select o.draw, o.currency, e.kind, e.what, sum(e.staked)::bigint as staked, sum(e.most)::bigint as most,
           min(e.cap) as cap
    from unnest(e_place, e_kind, e_what, e_staked, e_most, e_cap) e(place, kind, what, staked, most, cap)
    join unnest(o_draw, o_currency, outcomes) with ordinality o(draw, currency, outcome, n) on o.n = e.place
    where o.outcome = 'done'
    group by o.draw, o.currency, e.kind, e.what
  ),
  booked as (
    insert into lottery.exposure as b (draw_id, currency, kind, what, staked, most)
    select draw, currency, kind, what, staked, most
    from added
    order by draw, currency, kind, what
    on conflict (draw_id, currency, kind, what) do update
    set staked = b.staked + excluded.staked, most = b.most + excluded.most
    returning b.draw_id, b.currency, b.kind, b.what, b.most
  )
  select count(*) filter (where b.most <= a.cap), count(*) into written, wanted
  from added a
  left join booked b on b.draw_id = a.draw and b.currency = a.currency and b.kind = a.kind and b.what = a.what;
  if written <> wanted then
    raise exception 'a limit was reached meanwhile' using errcode = 'serialization_failure';
  end if;

  for found in
    select p as place from generate_series(1, orders) p where places is null or p <> all (places)
  loop
    n := found.place;
    outcome := outcomes[n];
    kind := kinds[n];
    what := whats[n];
    most := mosts[n];
    balance := null;
    main_balance := null;
    main_seq := null;
    round_id := null;
    ids := null;
    bonus_moved := null;
    return next;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION lottery.settle_orders(p_revision integer, p_orders uuid[], p_states text[], p_payouts bigint[], p_rebates bigint[], p_shortfalls bigint[], p_line_orders uuid[], p_line_numbers integer[], p_line_payouts bigint[], p_line_rebates bigint[])
 RETURNS void
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET jit TO 'off'
AS $function$
begin
  update lottery.order_line l
  set payout = s.payout, rebate = s.rebate
  from unnest(p_line_orders, p_line_numbers, p_line_payouts, p_line_rebates) s(order_id, n, payout, rebate)
  join lottery.placed_order o on o.id = s.order_id
  where l.order_id = s.order_id and l.n = s.n
    and (o.state = 'waiting' or (o.state in ('won', 'lost') and o.revision < p_revision));

  update lottery.placed_order o
  set state = s.state, payout = s.payout, rebate = s.rebate, shortfall = s.shortfall, revision = p_revision,
      settled_at = clock_timestamp()
  from unnest(p_orders, p_states, p_payouts, p_rebates, p_shortfalls) s(id, state, payout, rebate, shortfall)
  where o.id = s.id and (o.state = 'waiting' or (o.state in ('won', 'lost') and o.revision < p_revision));
end
$function$;

create schema messages;

create table messages.mark (
  message_id bigint not null,
  member_id bigint not null,
  read_at timestamp with time zone,
  hidden_at timestamp with time zone,
  is_listed boolean not null default false,
  constraint mark_pkey PRIMARY KEY (member_id, message_id)
);

create table messages.message (
  id bigint not null generated always as identity,
  origin text not null,
  member_id bigint,
  sender_id bigint,
  kind text,
  facts jsonb not null default '{}'::jsonb,
  titles jsonb not null default '{}'::jsonb,
  texts jsonb not null default '{}'::jsonb,
  link text,
  source text,
  to_currency text,
  to_kind text,
  to_team bigint,
  to_parent bigint,
  joined_from timestamp with time zone,
  joined_before timestamp with time zone,
  sent_by text,
  sent_at timestamp with time zone not null,
  withdrawn_at timestamp with time zone,
  read_at timestamp with time zone,
  hidden_at timestamp with time zone,
  pictures text[] not null default '{}'::text[],
  ends_at timestamp with time zone,
  is_listed boolean not null default false,
  conditions jsonb not null default '{}'::jsonb,
  reached bigint,
  is_offer boolean not null default false,
  constraint message_check CHECK (((origin = 'system'::text) = (kind IS NOT NULL))),
  constraint message_check1 CHECK (((origin = ANY (ARRAY['agent'::text, 'member'::text])) = (sender_id IS NOT NULL))),
  constraint message_check2 CHECK (((origin = 'staff'::text) = (sent_by IS NOT NULL))),
  constraint message_origin_check CHECK ((origin = ANY (ARRAY['system'::text, 'staff'::text, 'agent'::text, 'member'::text]))),
  constraint message_to_kind_check CHECK ((to_kind = ANY (ARRAY['members'::text, 'agents'::text]))),
  constraint message_pkey PRIMARY KEY (id),
  constraint message_source_key UNIQUE (source)
);

create table messages.plan (
  id bigint not null generated always as identity,
  state text not null default 'planned'::text,
  member_id bigint,
  to_currency text,
  to_kind text,
  to_team bigint,
  joined_from timestamp with time zone,
  joined_before timestamp with time zone,
  conditions jsonb not null default '{}'::jsonb,
  titles jsonb not null,
  texts jsonb not null,
  link text,
  pictures text[] not null default '{}'::text[],
  sent_by text not null,
  planned_at timestamp with time zone not null,
  send_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  message_id bigint,
  is_offer boolean not null default false,
  constraint plan_check CHECK ((ends_at > send_at)),
  constraint plan_state_check CHECK ((state = ANY (ARRAY['planned'::text, 'sent'::text, 'cancelled'::text]))),
  constraint plan_to_kind_check CHECK ((to_kind = ANY (ARRAY['members'::text, 'agents'::text]))),
  constraint plan_message_id_fkey FOREIGN KEY (message_id) REFERENCES messages.message(id) ON DELETE SET NULL,
  constraint plan_pkey PRIMARY KEY (id)
);

create table messages.push_browser (
  id bigint not null generated always as identity,
  member_id bigint not null,
  session_id bigint not null,
  endpoint text not null,
  p256dh text not null,
  auth_sealed text not null,
  language text not null,
  agreed_at timestamp with time zone not null,
  asked_at timestamp with time zone,
  told_at timestamp with time zone,
  constraint push_browser_pkey PRIMARY KEY (id),
  constraint push_browser_endpoint_key UNIQUE (endpoint)
);

create table messages.push_key (
  id integer not null default 1,
  public_key text not null,
  private_sealed text not null,
  made_at timestamp with time zone not null,
  constraint push_key_id_check CHECK ((id = 1)),
  constraint push_key_pkey PRIMARY KEY (id)
);

CREATE INDEX mark_of_message ON messages.mark USING btree (message_id);

CREATE INDEX message_by_age ON messages.message USING btree (sent_at);

CREATE INDEX message_of_reader ON messages.message USING btree (member_id, id DESC) WHERE (member_id IS NOT NULL);

CREATE INDEX message_of_staff ON messages.message USING btree (id DESC) WHERE (origin = 'staff'::text);

CREATE INDEX message_of_writer ON messages.message USING btree (sender_id, id DESC) WHERE (sender_id IS NOT NULL);

CREATE INDEX message_to_downlines ON messages.message USING btree (to_parent, id DESC) WHERE (to_parent IS NOT NULL);

CREATE INDEX message_to_many ON messages.message USING btree (id DESC) WHERE ((member_id IS NULL) AND (to_parent IS NULL) AND (NOT is_listed));

CREATE INDEX message_unread ON messages.message USING btree (member_id, id DESC) WHERE ((member_id IS NOT NULL) AND (read_at IS NULL) AND (hidden_at IS NULL) AND (withdrawn_at IS NULL));

CREATE INDEX plan_message ON messages.plan USING btree (message_id) WHERE (message_id IS NOT NULL);

CREATE INDEX plan_waiting ON messages.plan USING btree (send_at, id) WHERE (state = 'planned'::text);

CREATE INDEX push_browser_of_member ON messages.push_browser USING btree (member_id, id);

create schema messaging;

create table messaging.mail_server (
  id integer not null default 1,
  host text not null,
  port integer not null,
  security text not null,
  username text,
  password_sealed text,
  sender text not null,
  changed_at timestamp with time zone not null,
  constraint mail_server_id_check CHECK ((id = 1)),
  constraint mail_server_port_check CHECK (((port >= 1) AND (port <= 65535))),
  constraint mail_server_security_check CHECK ((security = ANY (ARRAY['none'::text, 'tls'::text, 'starttls'::text]))),
  constraint mail_server_pkey PRIMARY KEY (id)
);

create table messaging.sent (
  id bigint not null generated always as identity,
  kind text not null,
  receiver text not null,
  subject text not null,
  fault text,
  sent_at timestamp with time zone not null,
  constraint sent_kind_check CHECK ((kind = ANY (ARRAY['mail'::text, 'sms'::text]))),
  constraint sent_pkey PRIMARY KEY (id)
);

create table messaging.sms_gateway (
  id integer not null default 1,
  url text not null,
  account text not null,
  sender text not null,
  token_sealed text not null,
  changed_at timestamp with time zone not null,
  constraint sms_gateway_id_check CHECK ((id = 1)),
  constraint sms_gateway_pkey PRIMARY KEY (id)
);

CREATE INDEX sent_by_age ON messaging.sent USING btree (sent_at);

create schema platform;

create table platform.body_key (
  kid text not null,
  public_jwk jsonb not null,
  private_sealed text not null,
  made_at timestamp with time zone not null,
  constraint body_key_pkey PRIMARY KEY (kid)
);

create table platform.body_nonce (
  nonce text not null,
  seen_at timestamp with time zone not null,
  constraint body_nonce_pkey PRIMARY KEY (nonce)
);

create table platform.cluster (
  is_only boolean not null default true,
  system_identifier bigint not null,
  constraint cluster_is_only_check CHECK (is_only),
  constraint cluster_pkey PRIMARY KEY (is_only)
);

create table platform.file (
  sha256 bytea not null,
  content_type text not null,
  bytes bytea not null,
  made_at timestamp with time zone not null default now(),
  constraint file_bytes_check CHECK ((octet_length(bytes) <= 5242880)),
  constraint file_pkey PRIMARY KEY (sha256)
);

create table platform.file_ticket (
  hash bytea not null,
  sha256 bytea not null,
  expires_at timestamp with time zone not null,
  constraint file_ticket_pkey PRIMARY KEY (hash)
);

create table platform.idempotency (
  key_hash bytea not null,
  request_hash bytea not null,
  answer_sealed bytea,
  claimed_until timestamp with time zone,
  made_at timestamp with time zone not null default now(),
  subject text,
  constraint idempotency_pkey PRIMARY KEY (key_hash)
);

create table platform.lease (
  name text not null,
  holder text not null,
  fence bigint not null,
  until timestamp with time zone not null,
  constraint lease_pkey PRIMARY KEY (name)
);

create table platform.live_message (
  id bigint not null generated always as identity,
  xid xid8 not null default pg_current_xact_id(),
  audience text not null,
  type text not null,
  payload jsonb not null,
  at timestamp with time zone not null default now(),
  except_session_id bigint,
  constraint live_message_pkey PRIMARY KEY (xid, id)
);

create table platform.live_ticket (
  hash bytea not null,
  kind text not null,
  account_id bigint not null,
  session_id bigint not null,
  expires_at timestamp with time zone not null,
  constraint live_ticket_kind_check CHECK ((kind = ANY (ARRAY['member'::text, 'staff'::text]))),
  constraint live_ticket_pkey PRIMARY KEY (hash)
);

create table platform.outbox (
  id bigint not null generated always as identity,
  xid xid8 not null default pg_current_xact_id(),
  type text not null,
  payload jsonb not null,
  at timestamp with time zone not null default now(),
  constraint outbox_pkey PRIMARY KEY (xid, id)
);

create table platform.outbox_cursor (
  consumer text not null,
  xid xid8 not null default '0'::xid8,
  id bigint not null default 0,
  moved_at timestamp with time zone not null default now(),
  constraint outbox_cursor_pkey PRIMARY KEY (consumer)
);

create table platform.rate_limit (
  key character varying(255) not null,
  points integer not null default 0,
  expire bigint,
  constraint rate_limit_pkey PRIMARY KEY (key)
);

create table platform.schedule_run (
  schedule text not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  opened_at timestamp with time zone not null default now(),
  constraint schedule_run_check CHECK ((ends_at > starts_at)),
  constraint schedule_run_pkey PRIMARY KEY (schedule, starts_at),
  constraint schedule_run_schedule_ends_at_key UNIQUE (schedule, ends_at)
);

create table platform.setting (
  name text not null,
  value jsonb not null,
  version bigint not null,
  changed_by text not null,
  changed_at timestamp with time zone not null default now(),
  constraint setting_pkey PRIMARY KEY (name)
);

create table platform.setting_change (
  version bigint not null,
  name text not null,
  before jsonb,
  after jsonb not null,
  changed_by text not null,
  changed_at timestamp with time zone not null default now(),
  constraint setting_change_pkey PRIMARY KEY (version)
);

create table platform.setting_version (
  is_only boolean not null default true,
  version bigint not null,
  constraint setting_version_is_only_check CHECK (is_only),
  constraint setting_version_pkey PRIMARY KEY (is_only)
);

CREATE INDEX body_nonce_seen_at ON platform.body_nonce USING btree (seen_at);

CREATE INDEX idempotency_made_at ON platform.idempotency USING btree (made_at);

CREATE INDEX setting_change_name ON platform.setting_change USING btree (name, version DESC);

CREATE OR REPLACE FUNCTION platform.announce(p_types text[], p_payloads jsonb[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  insert into platform.outbox (type, payload)
  select e.type, e.payload
  from unnest(p_types, p_payloads) with ordinality e(type, payload, n)
  order by e.n;
end
$function$;

create schema play;

create table play.at_stake (
  holder uuid not null,
  member_id bigint not null,
  currency text not null,
  amount bigint not null,
  constraint at_stake_amount_check CHECK ((amount > 0)),
  constraint at_stake_pkey PRIMARY KEY (holder, member_id)
);

create table play.own_limit (
  member_id bigint not null,
  kind text not null,
  period text not null,
  currency text not null,
  amount bigint,
  next_amount bigint,
  next_at timestamp with time zone,
  constraint own_limit_amount_check CHECK ((amount > 0)),
  constraint own_limit_check CHECK (((next_amount IS NULL) OR (next_at IS NOT NULL))),
  constraint own_limit_kind_check CHECK ((kind = ANY (ARRAY['wager'::text, 'loss'::text]))),
  constraint own_limit_next_amount_check CHECK ((next_amount > 0)),
  constraint own_limit_period_check CHECK ((period = ANY (ARRAY['day'::text, 'week'::text, 'month'::text]))),
  constraint own_limit_pkey PRIMARY KEY (member_id, kind, period)
);

create table play.own_play (
  member_id bigint not null,
  period text not null,
  time_zone text not null,
  starts_at timestamp with time zone not null,
  stake bigint not null,
  payout bigint not null,
  constraint own_play_period_check CHECK ((period = ANY (ARRAY['day'::text, 'week'::text, 'month'::text]))),
  constraint own_play_pkey PRIMARY KEY (member_id, period)
);

create table play.reference (
  hash uuid not null,
  owner bigint not null,
  id uuid not null
) partition by range (id);

create table play.reference_archive (
  hash uuid not null,
  owner bigint not null,
  id uuid not null
) partition by range (id);

create table play.round (
  id uuid not null,
  member_id bigint not null,
  currency text not null,
  vendor_id integer not null,
  vendor_code text not null,
  node_id integer not null,
  game_type text not null,
  ref text not null,
  is_demo boolean not null,
  state text not null,
  stake bigint not null,
  stake_bonus bigint not null,
  payout bigint not null,
  valid_bet bigint not null,
  bets_taken_back integer not null default 0,
  opened_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  detail jsonb,
  is_free boolean not null default false,
  ruling text,
  constraint round_ruling_check CHECK ((ruling = ANY (ARRAY['closed'::text, 'void'::text, 'resettled'::text]))),
  constraint round_state_check CHECK ((state = ANY (ARRAY['open'::text, 'closed'::text, 'void'::text]))),
  constraint round_pkey PRIMARY KEY (id)
) partition by range (id);

create table play.ruling (
  id uuid not null,
  round_id uuid not null,
  kind text not null,
  reason text not null,
  made_by text not null,
  made_at timestamp with time zone not null default clock_timestamp(),
  stake_before bigint not null,
  payout_before bigint not null,
  payout_due bigint not null,
  constraint ruling_kind_check CHECK ((kind = ANY (ARRAY['void'::text, 'resettled'::text]))),
  constraint ruling_payout_due_check CHECK ((payout_due >= 0)),
  constraint ruling_reason_check CHECK ((reason <> ''::text)),
  constraint ruling_pkey PRIMARY KEY (id)
);

create table play.session (
  id uuid not null,
  token_hash bytea not null,
  member_id bigint not null,
  account text not null,
  currency text not null,
  vendor_id integer not null,
  node_id integer not null,
  is_demo boolean not null,
  language text not null,
  device text not null,
  state text not null default 'open'::text,
  opened_at timestamp with time zone not null default clock_timestamp(),
  expires_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  portal_session_id bigint,
  constraint session_device_check CHECK ((device = ANY (ARRAY['desktop'::text, 'mobile'::text]))),
  constraint session_state_check CHECK ((state = ANY (ARRAY['open'::text, 'replaced'::text, 'closed'::text]))),
  constraint session_pkey PRIMARY KEY (id),
  constraint session_token_hash_key UNIQUE (token_hash)
);

create table play.stake_limit (
  member_id bigint not null,
  currency text not null,
  stake_max bigint not null,
  set_at timestamp with time zone not null default clock_timestamp(),
  set_by text not null,
  constraint stake_limit_stake_max_check CHECK ((stake_max > 0)),
  constraint stake_limit_pkey PRIMARY KEY (member_id)
);

create table play.transaction (
  id uuid not null,
  vendor_id integer not null,
  ref text not null,
  type text,
  state text not null,
  round_id uuid not null,
  member_id bigint not null,
  currency text not null,
  amount bigint not null,
  moved_main bigint not null default 0,
  moved_bonus bigint not null default 0,
  original_id uuid,
  balance_after bigint not null,
  at timestamp with time zone not null,
  is_free boolean not null default false,
  constraint transaction_state_check CHECK ((state = ANY (ARRAY['done'::text, 'taken-back'::text, 'tombstone'::text, 'insufficient'::text, 'limit'::text]))),
  constraint transaction_type_check CHECK ((type = ANY (ARRAY['bet'::text, 'win'::text, 'rollback'::text]))),
  constraint transaction_pkey PRIMARY KEY (id)
) partition by range (id);

CREATE INDEX at_stake_of_member ON play.at_stake USING btree (member_id);

CREATE INDEX round_member ON ONLY play.round USING btree (member_id, id);

CREATE INDEX round_open ON ONLY play.round USING btree (member_id, node_id) WHERE (state = 'open'::text);

CREATE INDEX ruling_round ON play.ruling USING btree (round_id, id);

CREATE INDEX session_expires_at ON play.session USING btree (expires_at);

CREATE UNIQUE INDEX session_open ON play.session USING btree (member_id, node_id, is_demo) WHERE (state = 'open'::text);

CREATE INDEX transaction_round ON ONLY play.transaction USING btree (round_id);

CREATE OR REPLACE FUNCTION play.archive_references()
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
declare
  today date := (now() at time zone 'UTC')::date;
  partition record;
  day date;
  month date;
  copied bigint;
  total bigint := 0;
begin
  perform pg_advisory_xact_lock(hashtext('play.make_partitions'));
  for partition in
    select c.relname
    from pg_inherits i
    join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'play.reference'::regclass
    order by c.relname
  loop
    day := to_date(right(partition.relname, 8), 'YYYYMMDD');
    if day <= today - 2 then
      month := date_trunc('month', day::timestamp)::date;
      call play.make_partition('reference_archive', month::timestamp at time zone 'UTC', (month + interval '1 month') at time zone 'UTC', to_char(month, 'YYYYMM'));
      execute format(
        'insert into play.reference_archive select hash, owner, id from play.%I order by hash on conflict do nothing',
        partition.relname);
      get diagnostics copied = row_count;
      total := total + copied;
    end if;
    if day < today - 2 then
      execute format('drop table play.%I', partition.relname);
    end if;
  end loop;
  for partition in
    select c.relname
    from pg_inherits i
    join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'play.reference_archive'::regclass
  loop
    if to_date(right(partition.relname, 6), 'YYYYMM') < date_trunc('month', today::timestamp) - interval '5 months' then
      execute format('drop table play.%I', partition.relname);
    end if;
  end loop;
  return total;
end
$function$;

CREATE OR REPLACE FUNCTION play.begin_own_play(p_member bigint, p_time_zone text, p_at timestamp with time zone)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into play.own_play (member_id, period, time_zone, starts_at, stake, payout)
  select
    p_member, w.period, p_time_zone, w.starts_at,
    coalesce(sum(r.stake) filter (where r.opened_at >= w.starts_at), 0),
    coalesce(sum(r.payout) filter (where r.opened_at >= w.starts_at), 0)
  from (
    select p.period, date_trunc(p.period, p_at, p_time_zone) as starts_at
    from unnest(array['day', 'week', 'month']) p(period)
    where not exists (
      select from play.own_play o
      where o.member_id = p_member and o.period = p.period and o.time_zone = p_time_zone
    )
  ) w
  -- By ids, which say in which partition to look; one may be minted a little before its round is opened.
  left join play.round r on r.member_id = p_member and r.id >= ledger.key_at(w.starts_at - interval '1 hour')
  group by w.period, w.starts_at
  on conflict (member_id, period) do update
  set time_zone = excluded.time_zone, starts_at = excluded.starts_at, stake = excluded.stake, payout = excluded.payout
$function$;

CREATE OR REPLACE FUNCTION play.book_rounds(p_vendor integer, p_vendor_code text, p_node integer, p_game_type text, p_currency text, p_house bigint, p_demo boolean, p_opened_at timestamp with time zone, p_rounds uuid[], p_hashes uuid[], p_members bigint[], p_purses bigint[], p_stakes bigint[], p_payouts bigint[], p_valid_bets bigint[], p_details jsonb, p_bet_ids uuid[], p_bet_hashes uuid[], p_win_ids uuid[], p_win_hashes uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET jit TO 'off'
AS $function$
declare
  this_instant timestamptz := clock_timestamp();
  accounts bigint[];
  keys uuid[];
  kinds smallint[];
  marks text[];
  from_places int[];
  to_places int[];
  amounts bigint[];
  answered record;
begin
  accounts := p_house || array(select distinct p from unnest(p_purses) p);

  select array_agg(i.id order by i.part, i.n), array_agg(i.kind order by i.part, i.n),
         array_agg(i.round::text order by i.part, i.n),
         array_agg(case i.part when 1 then i.place else 1 end order by i.part, i.n),
         array_agg(case i.part when 1 then 1 else i.place end order by i.part, i.n),
         array_agg(i.amount order by i.part, i.n)
  into keys, kinds, marks, from_places, to_places, amounts
  from (
    select w.n, x.part, x.kind, x.id, x.amount, w.round, array_position(accounts, w.purse) as place
    from unnest(p_rounds, p_purses, p_stakes, p_payouts, p_bet_ids, p_win_ids)
      with ordinality w(round, purse, stake, payout, bet_id, win_id, n)
    cross join lateral (
      values (1, 40::smallint, w.bet_id, w.stake), (2, 41::smallint, w.win_id, w.payout)
    ) x(part, kind, id, amount)
    where x.amount > 0 or x.part = 1
  ) i;

  select * into answered
  from ledger.post(
    accounts, array_fill(1, array[cardinality(keys)]), keys, kinds, marks, array_fill(true, array[cardinality(keys)]),
    array(select g from generate_series(1, cardinality(keys)) g), from_places, to_places, amounts, false
  );
  if exists (select from unnest(answered.status) s where s <> 0) then
    raise exception 'the books refused rounds that were played: %', answered.status;
  end if;

  insert into play.reference (hash, owner, id)
  select w.hash, w.member, w.round from unnest(p_hashes, p_members, p_rounds) w(hash, member, round)
  union all
  select w.hash, 0, w.id from unnest(p_bet_hashes, p_bet_ids) w(hash, id)
  union all
  select w.hash, 0, w.id from unnest(p_win_hashes, p_win_ids, p_payouts) w(hash, id, payout) where w.payout > 0;

  insert into play.round
    (id, member_id, currency, vendor_id, vendor_code, node_id, game_type, ref, is_demo, state, stake, stake_bonus, payout,
     valid_bet, bets_taken_back, opened_at, closed_at, detail, is_free, ruling)
  select w.id, w.member, p_currency, p_vendor, p_vendor_code, p_node, p_game_type, w.id::text, p_demo, 'closed', w.stake, 0,
         w.payout, least(w.valid_bet, w.stake), 0, p_opened_at, this_instant, p_details, false, null
  from unnest(p_rounds, p_members, p_stakes, p_payouts, p_valid_bets) w(id, member, stake, payout, valid_bet);

  insert into play.transaction
    (id, vendor_id, ref, type, state, round_id, member_id, currency, amount, moved_main, balance_after, at)
  select i.id, p_vendor, w.round::text || case i.kind when 40 then ':bet' else ':win' end,
         case i.kind when 40 then 'bet' else 'win' end, 'done', w.round, w.member, p_currency, i.amount, i.amount,
         case i.kind when 40 then i.after_bet else i.after_win end, this_instant
  from unnest(keys, kinds, marks, amounts, answered.from_balance, answered.to_balance)
    i(id, kind, mark, amount, after_bet, after_win)
  join unnest(p_rounds, p_members) w(round, member) on w.round::text = i.mark;

  perform platform.announce(
    array_fill('play.roundSettled'::text, array[cardinality(p_rounds)]),
    array(
      select jsonb_build_object(
        'roundId', w.id, 'memberId', w.member::text, 'currency', p_currency,
        'gameType', p_game_type, 'vendorCode', p_vendor_code, 'nodeId', p_node,
        'stake', w.stake::text, 'payout', w.payout::text, 'validBet', least(w.valid_bet, w.stake)::text,
        'isFree', false, 'isDemo', p_demo,
        'openedAt', (extract(epoch from p_opened_at) * 1000)::bigint,
        'closedAt', (extract(epoch from this_instant) * 1000)::bigint)
      from unnest(p_rounds, p_members, p_stakes, p_payouts, p_valid_bets) with ordinality
        w(id, member, stake, payout, valid_bet, n)
      order by w.n
    )
  );
  perform play.count_own_play(p_members, p_stakes, p_payouts, this_instant);
end
$function$;

CREATE OR REPLACE FUNCTION play.count_own_play(p_members bigint[], p_stakes bigint[], p_payouts bigint[], p_at timestamp with time zone)
 RETURNS void
 LANGUAGE sql
AS $function$
  update play.own_play p
  set starts_at = greatest(p.starts_at, date_trunc(p.period, p_at, p.time_zone)),
      stake = greatest(case when p.starts_at >= date_trunc(p.period, p_at, p.time_zone) then p.stake else 0 end + c.stake, 0),
      payout = case when p.starts_at >= date_trunc(p.period, p_at, p.time_zone) then p.payout else 0 end + c.payout
  from (
    select w.member, sum(w.stake)::bigint as stake, sum(w.payout)::bigint as payout
    from unnest(p_members, p_stakes, p_payouts) w(member, stake, payout)
    group by w.member
  ) c
  where p.member_id = c.member
$function$;

CREATE OR REPLACE PROCEDURE play.make_partition(IN p_table text, IN p_since timestamp with time zone, IN p_until timestamp with time zone, IN p_suffix text)
 LANGUAGE plpgsql
AS $procedure$
declare
  name text := format('%s_%s', p_table, p_suffix);
begin
  if to_regclass('play.' || name) is not null then
    return;
  end if;
  execute format('create table play.%I (like play.%I including defaults including constraints)', name, p_table);
  if p_table in ('reference', 'reference_archive') then
    execute format('create unique index %I on play.%I (hash, owner)', name || '_hash', name);
  end if;
  execute format(
    'alter table play.%I attach partition play.%I for values from (%L) to (%L)',
    p_table, name, ledger.key_at(p_since), ledger.key_at(p_until));
end
$procedure$;

CREATE OR REPLACE PROCEDURE play.make_partitions(IN p_days_ahead integer DEFAULT 8)
 LANGUAGE plpgsql
AS $procedure$
declare
  today date := (now() at time zone 'UTC')::date;
  day date;
  month date;
begin
  perform pg_advisory_xact_lock(hashtext('play.make_partitions'));
  for ahead in -3 .. p_days_ahead loop
    day := today + ahead;
    call play.make_partition('round', day::timestamp at time zone 'UTC', (day + 1)::timestamp at time zone 'UTC', to_char(day, 'YYYYMMDD'));
    call play.make_partition('transaction', day::timestamp at time zone 'UTC', (day + 1)::timestamp at time zone 'UTC', to_char(day, 'YYYYMMDD'));
    if ahead > -3 then
      call play.make_partition('reference', day::timestamp at time zone 'UTC', (day + 1)::timestamp at time zone 'UTC', to_char(day, 'YYYYMMDD'));
    end if;
  end loop;
  for back in 0 .. 1 loop
    month := (date_trunc('month', today::timestamp) - make_interval(months => 1 - back))::date;
    call play.make_partition('reference_archive', month::timestamp at time zone 'UTC', (month + interval '1 month') at time zone 'UTC', to_char(month, 'YYYYMM'));
  end loop;
end
$procedure$;

CREATE OR REPLACE FUNCTION play.own_limits_of(p_member bigint, p_at timestamp with time zone)
 RETURNS TABLE(kind text, period text, currency text, amount bigint, used bigint, room bigint, next_amount bigint, next_at timestamp with time zone)
 LANGUAGE sql
 STABLE
AS $function$
  select k.kind, k.period, k.currency, l.amount, u.used, l.amount - u.used,
         k.next_amount, case when k.next_at > p_at then k.next_at end
  from play.own_limit k
  left join play.own_play p
    on p.member_id = k.member_id and p.period = k.period and p.starts_at >= date_trunc(p.period, p_at, p.time_zone)
  cross join lateral (select case when k.next_at <= p_at then k.next_amount else k.amount end as amount) l
  cross join lateral (
    select coalesce(sum(s.amount), 0)::bigint as amount
    from play.at_stake s where s.member_id = k.member_id and s.currency = k.currency
  ) a
  cross join lateral (
    select a.amount + case k.kind
      when 'wager' then greatest(coalesce(p.stake, 0), 0)
      else coalesce(p.stake - p.payout, 0)
    end as used
  ) u
  where k.member_id = p_member
$function$;

CREATE OR REPLACE FUNCTION play.perform(p_accounts bigint[], p_hashes uuid[], p_owners bigint[], p_calls json, p_transactions json, p_skip_locked boolean, p_standing bigint[], p_besides bigint[] DEFAULT NULL::bigint[])
 RETURNS TABLE(n integer, outcome text, balance bigint, main_balance bigint, main_seq bigint, round_id uuid, ids text, bonus_moved text)
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET jit TO 'off'
AS $function$
#variable_conflict use_column
declare
  this_instant timestamptz := clock_timestamp();
  -- No id is minted later than this, by a clock an hour fast at most: partitions made ahead are not looked into.
  newest uuid := ledger.key_at(this_instant + interval '1 hour');
  balances bigint[] := array_fill(null::bigint, array[cardinality(p_accounts)]);
  floors bigint[] := array_fill(null::bigint, array[cardinality(p_accounts)]);
  seqs bigint[] := array_fill(null::bigint, array[cardinality(p_accounts)]);
  closed boolean[] := array_fill(null::boolean, array[cardinality(p_accounts)]);
  known uuid[] := array_fill(null::uuid, array[cardinality(p_hashes)]);
  rounds play.round[];
  round_ids uuid[];
  transactions play.transaction[];
  transaction_ids uuid[];

  -- What the batch will write.
  reference_places int[] := '{}';
  reference_ids uuid[] := '{}';
  new_rounds play.round[] := '{}';
  changed_rounds play.round[] := '{}';
  new_transactions play.transaction[] := '{}';
  taken_back uuid[] := '{}';
  event_types text[] := '{}';
  event_payloads jsonb[] := '{}';
  group_of int[] := '{}';
  keys uuid[] := '{}';
  kinds smallint[] := '{}';
  marks text[] := '{}';
  corrections boolean[] := '{}';
  item_of int[] := '{}';
  from_of int[] := '{}';
  to_of int[] := '{}';
  amounts bigint[] := '{}';
  -- Of calls that move money by a single leg, which the books take a shorter way.
  houses bigint[] := '{}';
  single_accounts bigint[] := '{}';
  single_house int[] := '{}';
  single_amounts bigint[] := '{}';
  single_keys uuid[] := '{}';
  single_kinds smallint[] := '{}';
  single_rounds uuid[] := '{}';
  -- Of members who limit their own play.
  own_members bigint[] := '{}';
  own_stakes bigint[] := '{}';
  own_payouts bigint[] := '{}';

  found record;
  asked record;
  t_id uuid[];
  t_ref text[];
  t_type text[];
  t_amount bigint[];
  t_place int[];
  t_original int[];
  t_original_ref text[];
  t_tombstone uuid[];
  t_free boolean[];
  here play.round;
  before play.round;
  found_at int;
  house_at int;
  earlier play.transaction;
  original play.transaction;
  is_new boolean;
  is_known_round boolean;
  refusal text;
  main bigint;
  bonus bigint;
  main_floor bigint;
  bonus_floor bigint;
  usable_bonus bigint;
  largest_bet bigint;
  own_room bigint;
  besides bigint;
  own_stake bigint;
  own_payout bigint;
  told bigint;
  room bigint;
  part_main bigint;
  part_bonus bigint;
  sign int;
  kind smallint;
  news int;
  legs_main int;
  saved_references int;
  saved_transactions int;
  saved_taken int;
  saved_items int;
  saved_legs int;
  statuses smallint[];
  applied text;
  changed_ids uuid[];
begin
  -- First of all the money is locked, in order of account: from here on nobody else moves anything of these members.
  for found in
    select * from ledger.lock_balances(p_accounts, p_skip_locked)
  loop
    found_at := array_position(p_accounts, found.account_id);
    balances[found_at] := found.balance;
    floors[found_at] := found.floor;
    seqs[found_at] := found.seq;
    closed[found_at] := found.debit_closed;
  end loop;

  -- Today's first, then the archive: what moves from one to the other meanwhile is found in the second. Lateral, with a
  -- limit, wherever something is looked up: a plan made when a day was young must not read the whole day at its end.
  for found in
    select w.n, r.id
    from unnest(p_hashes, p_owners) with ordinality w(hash, owner, n)
    cross join lateral (
      select r.id from play.reference r where r.hash = w.hash and r.owner = w.owner and r.id < newest limit 1
    ) r
  loop
    known[found.n] := found.id;
  end loop;
  for found in
    select w.n, r.id
    from unnest(p_hashes, p_owners, known) with ordinality w(hash, owner, id, n)
    cross join lateral (
      select r.id from play.reference_archive r where r.hash = w.hash and r.owner = w.owner and r.id < newest limit 1
    ) r
    where w.id is null
  loop
    known[found.n] := found.id;
  end loop;

  if exists (select from unnest(known) k where k is not null) then
    select array_agg(r::play.round), array_agg(r.id) into rounds, round_ids
    from (select distinct k from unnest(known) k where k is not null) w
    cross join lateral (select * from play.round r where r.id = w.k limit 1) r;
    select array_agg(r::play.transaction), array_agg(r.id) into transactions, transaction_ids
    from (select distinct k from unnest(known) k where k is not null) w
    cross join lateral (select * from play.transaction r where r.id = w.k limit 1) r;
  end if;

  select array_agg(x.id), array_agg(x.ref), array_agg(x.type), array_agg(x.amount), array_agg(x.place),
         array_agg(x.original), array_agg(x.original_ref), array_agg(x.tombstone),
         array_agg(coalesce(x.free, false))
  into t_id, t_ref, t_type, t_amount, t_place, t_original, t_original_ref, t_tombstone, t_free
  from json_to_recordset(p_transactions) as x(
    id uuid, ref text, type text, amount bigint, place int, original int, original_ref text, tombstone uuid, free boolean
  );

  for asked in
    select c.*, c.ordinality::int as place_in_batch, l.stake_max, own.room as own_room, own.is_kept as is_own_kept,
           case
             when c.carries_session then
               s.id is null or s.state <> 'open' or s.member_id <> c.member or s.vendor_id <> c.vendor
               or s.currency <> c.currency or s.is_demo
             else false
           end
           -- A call that names no session is judged by the one the member has open in the game, where there is one.
           or s.expires_at <= this_instant
           or (p_standing is not null and s.portal_session_id is not null and s.portal_session_id <> all (p_standing))
             as is_session_over,
           exists (
             select from safeguards.break b
             where b.member_id = c.member and (b.ends_at is null or b.ends_at > this_instant)
           ) as is_on_break
    from rows from (json_to_recordset(p_calls) as (
      member bigint, currency text, demo boolean, main int, bonus int, house int,
      vendor int, vendor_code text, node int, game_type text, game_open boolean, currency_open boolean,
      carries_session boolean, session bytea,
      round int, round_ref text, round_id uuid, ruling text, closes boolean, valid_bet bigint, besides bigint, detail jsonb, first int, last int
    )) with ordinality c
    left join lateral (
      select l.stake_max from play.stake_limit l where l.member_id = c.member and l.currency = c.currency limit 1
    ) l on true
    left join lateral (
      select min(k.room) as room, count(*) > 0 as is_kept
      from play.own_limits_of(c.member, this_instant) k
      where k.currency = c.currency
    ) own on true
    left join lateral (
      (select s.* from play.session s where s.token_hash = c.session limit 1)
      union all
      (
        select s.* from play.session s
        where c.carries_session is not true
          and s.member_id = c.member and s.node_id = c.node and not s.is_demo and s.state = 'open'
        limit 1
      )
    ) s on true
    order by c.ordinality
  loop
    n := asked.place_in_batch;
    outcome := 'done';
    ids := '';
    bonus_moved := '';

    if balances[asked.main] is null or (asked.bonus is not null and balances[asked.bonus] is null) then
      outcome := 'locked';
      return next;
      continue;
    end if;
    main := balances[asked.main];
    bonus := coalesce(balances[asked.bonus], 0);
    main_floor := floors[asked.main];
    bonus_floor := coalesce(floors[asked.bonus], 0);
    told := main + bonus;
    news := 0;
    legs_main := 0;
    own_room := asked.own_room;
    besides := coalesce(asked.besides, p_besides[n]);
    own_stake := 0;
    own_payout := 0;
    -- Of several transactions some may have been decided when one is refused; of one nothing is.
    if asked.first < asked.last then
      saved_references := cardinality(reference_ids);
      saved_transactions := cardinality(new_transactions);
      saved_taken := cardinality(taken_back);
      saved_items := cardinality(keys);
      saved_legs := cardinality(amounts);
    end if;

    -- A round that was only named so far (by taking back what never came) has an id and no row.
    is_known_round := known[asked.round] is not null;
    found_at := case when is_known_round then array_position(round_ids, known[asked.round]) end;
    is_new := found_at is null;
    if is_new then
      here := row(
        coalesce(known[asked.round], asked.round_id), asked.member, asked.currency, asked.vendor, asked.vendor_code,
        asked.node, asked.game_type, asked.round_ref, coalesce(asked.demo, false), 'open', 0, 0, 0, 0, 0, this_instant, null,
        asked.detail, false, null)::play.round;
    else
      before := rounds[found_at];
      here := before;
      if asked.detail is not null then
        here.detail := coalesce(here.detail, '{}') || asked.detail;
      end if;
    end if;
    -- What was finished meanwhile needs no closing.
    if asked.ruling is not null and (asked.ruling <> 'closed' or here.state = 'open') then
      here.ruling := asked.ruling;
    end if;

    for i in asked.first .. asked.last loop
      found_at := case when known[t_place[i]] is not null then array_position(transaction_ids, known[t_place[i]]) end;
      if found_at is not null then
        earlier := transactions[found_at];
        if t_type[i] = 'rollback' then
          original := transactions[array_position(transaction_ids, known[t_original[i]])];
        end if;
        outcome := case
          when earlier.ref <> t_ref[i] or earlier.vendor_id <> asked.vendor or earlier.member_id <> asked.member then 'conflict'
          when earlier.state = 'tombstone' then case when t_type[i] = 'rollback' then 'conflict' else 'taken-back' end
          when earlier.type <> t_type[i] or earlier.currency <> asked.currency then 'conflict'
          when earlier.round_id <> here.id then 'conflict'
          -- A rollback that found nothing keeps no original: it may name again what never came, or was refused.
          when t_type[i] = 'rollback' and case
            when earlier.original_id is not null then earlier.original_id is distinct from original.id
            else original.id is null or original.state = 'done' or original.is_free
              or original.moved_main + original.moved_bonus > 0
            end then 'conflict'
          when t_type[i] <> 'rollback' and earlier.amount <> t_amount[i] then 'conflict'
          when t_type[i] = 'bet' and earlier.is_free <> t_free[i] then 'conflict'
          when earlier.state in ('insufficient', 'limit') then earlier.state
          -- Refused first and then taken back: there is no first answer but that one.
          when earlier.state = 'taken-back' and earlier.moved_main + earlier.moved_bonus = 0 and not earlier.is_free
            then 'taken-back'
          else 'done'
        end;
        if outcome in ('insufficient', 'limit') then
          told := earlier.balance_after;
          news := -1;
        end if;
        exit when outcome <> 'done';
        told := earlier.balance_after;
        ids := ids || ',' || case when t_type[i] = 'rollback' and earlier.original_id is null then '' else earlier.id::text end;
        bonus_moved := bonus_moved || ',' || earlier.moved_bonus;
        continue;
      end if;

      news := news + 1;
      sign := 0;
      part_main := 0;
      part_bonus := 0;

      if t_type[i] = 'win' and asked.ruling is null and here.ruling in ('void', 'resettled') then
        -- An operator has ruled what is paid for this round.
        outcome := case here.ruling when 'void' then 'taken-back' else 'round-closed' end;
      elsif t_type[i] = 'bet' then
        refusal := case
          when asked.is_on_break or closed[asked.main] or closed[asked.bonus] then 'blocked'
          when not asked.game_open then 'game-closed'
          when not asked.currency_open then 'currency-closed'
          when asked.is_session_over then 'no-session'
          when here.state <> 'open' then 'round-closed'
          when here.node_id <> asked.node then 'conflict'
        end;
        usable_bonus := bonus - bonus_floor;
        largest_bet := null;
        -- Who has no bonus, and whose main covers the stake, is asked for no rule.
        if refusal is null and usable_bonus > 0 and t_amount[i] > main - main_floor and not t_free[i] then
          select b.max_bet, case when asked.game_type = any (b.left_out) then 0 else usable_bonus end
          into largest_bet, usable_bonus
          from (select) one
          left join wallet.bonus_rule b on b.member_id = asked.member and b.currency = asked.currency;
          usable_bonus := coalesce(usable_bonus, bonus - bonus_floor);
        end if;
        if refusal is not null then
          outcome := refusal;
        elsif t_free[i] then
          -- Somebody else stakes: nothing leaves the member's purse, and nothing of it counts as wagered.
          here.is_free := true;
        elsif t_amount[i] + coalesce(besides, 0) > asked.stake_max or t_amount[i] > own_room or here.stake > 9000000000000000000 - t_amount[i] then
          outcome := 'limit';
        elsif t_amount[i] > main - main_floor + usable_bonus then
          outcome := 'insufficient';
        elsif t_amount[i] > main - main_floor and t_amount[i] + coalesce(besides, 0) > largest_bet then
          outcome := 'limit';
        else
          -- Wholly from main if it covers the stake, else wholly from bonus, else main and then bonus.
          part_main := case
            when main - main_floor >= t_amount[i] then t_amount[i]
            when usable_bonus >= t_amount[i] then 0
            else main - main_floor
          end;
          part_bonus := t_amount[i] - part_main;
          sign := -1;
          kind := 40;
          here.stake := here.stake + t_amount[i];
          here.stake_bonus := here.stake_bonus + part_bonus;
          here.valid_bet := here.valid_bet + t_amount[i];
          own_room := own_room - t_amount[i];
          -- Bets of one call are on one chance where it says what else is; null, where it does not, stays null.
          besides := besides + t_amount[i];
        end if;
      elsif t_type[i] = 'win' then
        original := transactions[array_position(transaction_ids, known[t_original[i]])];
        if is_new and exists (
          select from play.reference r where r.hash = p_hashes[asked.round] and r.owner <> asked.member and r.id < newest
          union all
          select from play.reference_archive r where r.hash = p_hashes[asked.round] and r.owner <> asked.member and r.id < newest
        ) then
          -- Somebody else's round, in which this member has no part.
          outcome := 'no-round';
        elsif is_new and here.node_id is null then
          -- Of a game nobody knows.
          outcome := 'no-round';
        elsif t_original[i] is null and here.stake = 0 and (here.bets_taken_back > 0 or (is_new and is_known_round)) then
          -- Its bets were taken back: after they came, or before, or they were refused; then it has an id and no row.
          outcome := 'taken-back';
        elsif t_original[i] is not null and (original.id is null or original.ref <> t_original_ref[i]
          or original.vendor_id <> asked.vendor or original.member_id <> asked.member or original.type <> 'bet') then
          -- The bet it names never came, or is no bet of this member's.
          outcome := 'no-round';
        elsif original.state <> 'done' then
          outcome := 'taken-back';
        elsif here.payout > 9000000000000000000 - t_amount[i] then
          outcome := 'full';
        else
          -- Back to the purses in the proportion the stake was taken from them; what does not divide goes to main.
          part_bonus := case
            when here.stake = 0 or here.stake_bonus = 0 or asked.bonus is null then 0
            else floor(t_amount[i]::numeric * here.stake_bonus / here.stake)::bigint
          end;
          part_main := t_amount[i] - part_bonus;
          sign := 1;
          kind := 41;
          here.payout := here.payout + t_amount[i];
        end if;
      else
        original := transactions[array_position(transaction_ids, known[t_original[i]])];
        if original.id is null then
          -- What never came is refused should it come.
          new_transactions := new_transactions || row(
            t_tombstone[i], asked.vendor, t_original_ref[i], null, 'tombstone', here.id, asked.member, asked.currency, 0, 0, 0,
            null, main + bonus, this_instant, false)::play.transaction;
          reference_places := reference_places || t_original[i];
          reference_ids := reference_ids || t_tombstone[i];
        elsif original.ref <> t_original_ref[i] or original.vendor_id <> asked.vendor or original.member_id <> asked.member
          or original.type = 'rollback' or original.round_id <> here.id then
          outcome := 'conflict';
          original := null;
        elsif original.state in ('insufficient', 'limit') then
          taken_back := taken_back || original.id;
          original := null;
        elsif original.state = 'done' and asked.ruling is null and here.ruling in ('void', 'resettled') then
          -- An operator has ruled on all of the round: nothing more moves.
          null;
        elsif original.state = 'tombstone' then
          original := null;
        elsif original.state = 'done' and original.type = 'bet' then
          part_main := original.moved_main;
          part_bonus := original.moved_bonus;
          sign := 1;
          kind := 42;
          taken_back := taken_back || original.id;
          if not original.is_free then
            here.stake := here.stake - original.amount;
            here.stake_bonus := here.stake_bonus - original.moved_bonus;
            here.valid_bet := greatest(here.valid_bet - original.amount, 0);
          end if;
          here.bets_taken_back := here.bets_taken_back + 1;
        elsif original.state = 'done' or (asked.ruling is not null and original.type = 'win' and original.state = 'taken-back') then
          if asked.ruling is distinct from 'resettled' or t_amount[i] >= original.amount then
            taken_back := taken_back || original.id;
          end if;
          if asked.ruling is not null then
            -- So much of it as the ruling says.
            original.amount := t_amount[i];
            original.moved_main := least(original.moved_main, t_amount[i]);
          end if;
          -- A win is taken back as far as there is money; what is missing stays the difference to its amount.
          part_main := least(original.moved_main, greatest(main - main_floor, 0));
          part_bonus := least(original.amount - part_main, greatest(bonus - bonus_floor, 0));
          part_main := least(original.amount - part_bonus, greatest(main - main_floor, 0));
          sign := -1;
          kind := 43;
          here.payout := here.payout - part_main - part_bonus;
        end if;
      end if;
      if sign > 0 then
        room := case when t_type[i] = 'win' then 1000000000000000000 else 9000000000000000000 end;
        if main > room - part_main or bonus > room - part_bonus then
          outcome := 'full';
        end if;
      end if;
      exit when outcome <> 'done';

      main := main + sign * part_main;
      bonus := bonus + sign * part_bonus;
      told := main + bonus;
      -- A bet and what takes one back change what was staked, a win and what takes one back what came of it.
      if kind in (40, 42) then
        own_stake := own_stake - sign * (part_main + part_bonus);
      else
        own_payout := own_payout + sign * (part_main + part_bonus);
      end if;

      if sign <> 0 and asked.first = asked.last and (part_main = 0) <> (part_bonus = 0) then
        single_accounts := single_accounts || p_accounts[case when part_main > 0 then asked.main else asked.bonus end];
        house_at := array_position(houses, p_accounts[asked.house]);
        if house_at is null then
          houses := houses || p_accounts[asked.house];
          house_at := cardinality(houses);
        end if;
        single_house := single_house || house_at;
        single_amounts := single_amounts || sign * (part_main + part_bonus);
        single_keys := single_keys || t_id[i];
        single_kinds := single_kinds || kind;
        single_rounds := single_rounds || here.id;
        legs_main := (part_main > 0)::int;
      elsif sign <> 0 and part_main + part_bonus > 0 then
        group_of := group_of || n;
        keys := keys || t_id[i];
        kinds := kinds || kind;
        marks := marks || here.id::text;
        corrections := corrections || (t_type[i] = 'rollback');
        if part_main > 0 then
          item_of := item_of || cardinality(keys);
          from_of := from_of || case when sign < 0 then asked.main else asked.house end;
          to_of := to_of || case when sign < 0 then asked.house else asked.main end;
          amounts := amounts || part_main;
          legs_main := legs_main + 1;
        end if;
        if part_bonus > 0 then
          item_of := item_of || cardinality(keys);
          from_of := from_of || case when sign < 0 then asked.bonus else asked.house end;
          to_of := to_of || case when sign < 0 then asked.house else asked.bonus end;
          amounts := amounts || part_bonus;
        end if;
      end if;

      new_transactions := new_transactions || row(
        t_id[i], asked.vendor, t_ref[i], t_type[i], 'done', here.id, asked.member, asked.currency,
        case when t_type[i] <> 'rollback' then t_amount[i] when sign <> 0 then original.amount else 0 end,
        part_main, part_bonus, case when t_type[i] = 'rollback' then original.id end, told, this_instant,
        t_free[i])::play.transaction;
      reference_places := reference_places || t_place[i];
      reference_ids := reference_ids || t_id[i];
      ids := ids || ',' || case when t_type[i] = 'rollback' and original.id is null then '' else t_id[i]::text end;
      bonus_moved := bonus_moved || ',' || part_bonus;
    end loop;

    if outcome <> 'done' then
      -- Nothing of it happened: what its first transactions did is forgotten.
      if asked.first < asked.last then
        reference_places := reference_places[1:saved_references];
        reference_ids := reference_ids[1:saved_references];
        new_transactions := new_transactions[1:saved_transactions];
        taken_back := taken_back[1:saved_taken];
        group_of := group_of[1:saved_items];
        keys := keys[1:saved_items];
        kinds := kinds[1:saved_items];
        marks := marks[1:saved_items];
        corrections := corrections[1:saved_items];
        item_of := item_of[1:saved_legs];
        from_of := from_of[1:saved_legs];
        to_of := to_of[1:saved_legs];
        amounts := amounts[1:saved_legs];
      end if;
      main := balances[asked.main];
      bonus := coalesce(balances[asked.bonus], 0);
      legs_main := 0;
      if news >= 0 then
        told := main + bonus;
      end if;
      if outcome in ('insufficient', 'limit') and news > 0 then
        -- Final: kept under the vendor's ids, and answered whenever they come again.
        for i in asked.first .. asked.last loop
          if known[t_place[i]] is null then
            new_transactions := new_transactions || row(
              t_id[i], asked.vendor, t_ref[i], t_type[i], outcome, here.id, asked.member, asked.currency, t_amount[i], 0, 0, null,
              told, this_instant, t_free[i])::play.transaction;
            reference_places := reference_places || t_place[i];
            reference_ids := reference_ids || t_id[i];
          end if;
        end loop;
        if not is_known_round then
          reference_places := reference_places || asked.round;
          reference_ids := reference_ids || here.id;
        end if;
      end if;
    else
      if asked.closes and here.state = 'open' then
        if asked.valid_bet < here.valid_bet then
          here.valid_bet := asked.valid_bet;
        end if;
        here.state := case when (here.bets_taken_back > 0 or here.ruling = 'void') and here.stake = 0 and here.payout = 0 then 'void' else 'closed' end;
        here.closed_at := this_instant;
        if not is_new or here.stake > 0 or here.payout > 0 or here.is_free then
          event_types := event_types || 'play.roundSettled'::text;
          event_payloads := event_payloads || (jsonb_build_object(
            'roundId', here.id, 'memberId', here.member_id::text, 'currency', here.currency,
            'gameType', here.game_type, 'vendorCode', here.vendor_code, 'nodeId', here.node_id,
            'stake', here.stake::text, 'payout', here.payout::text, 'validBet', here.valid_bet::text,
            'isFree', here.is_free, 'isDemo', here.is_demo,
            'openedAt', (extract(epoch from here.opened_at) * 1000)::bigint,
            'closedAt', (extract(epoch from here.closed_at) * 1000)::bigint)
            || case when here.stake_bonus > 0 then jsonb_build_object(
              'bonusStake', here.stake_bonus::text,
              'bonusPayout', floor(here.payout::numeric * here.stake_bonus / here.stake)::bigint::text,
              'bonusBet', ceil(here.valid_bet::numeric * here.stake_bonus / here.stake)::bigint::text)
            else '{}'::jsonb end);
        end if;
      elsif here.state <> 'open'
        and (here.stake, here.payout, here.valid_bet) is distinct from (before.stake, before.payout, before.valid_bet) then
        here.state := case when (here.bets_taken_back > 0 or here.ruling = 'void') and here.stake = 0 and here.payout = 0 then 'void' else 'closed' end;
        event_types := event_types || 'play.roundCorrected'::text;
        event_payloads := event_payloads || (jsonb_build_object(
          'roundId', here.id, 'memberId', here.member_id::text, 'currency', here.currency,
          'gameType', here.game_type, 'vendorCode', here.vendor_code, 'nodeId', here.node_id,
          'stake', (here.stake - before.stake)::text, 'payout', (here.payout - before.payout)::text,
          'validBet', (here.valid_bet - before.valid_bet)::text,
          'isFree', here.is_free, 'isDemo', here.is_demo, 'roundStake', here.stake::text, 'roundPayout', here.payout::text,
          'openedAt', (extract(epoch from here.opened_at) * 1000)::bigint,
          'closedAt', (extract(epoch from here.closed_at) * 1000)::bigint, 'correctedAt', (extract(epoch from this_instant) * 1000)::bigint)
          || case when here.stake_bonus > 0 or before.stake_bonus > 0 then jsonb_build_object(
            'bonusStake', (here.stake_bonus - before.stake_bonus)::text, 'roundBonusStake', here.stake_bonus::text,
            'bonusPayout', (
              coalesce(floor(here.payout::numeric * here.stake_bonus / nullif(here.stake, 0)), 0)
                - coalesce(floor(before.payout::numeric * before.stake_bonus / nullif(before.stake, 0)), 0))::bigint::text,
            'bonusBet', (
              coalesce(ceil(here.valid_bet::numeric * here.stake_bonus / nullif(here.stake, 0)), 0)
                - coalesce(ceil(before.valid_bet::numeric * before.stake_bonus / nullif(before.stake, 0)), 0))::bigint::text)
          else '{}'::jsonb end);
      end if;

      if is_new and here.node_id is not null and (here.stake > 0 or here.payout > 0 or here.is_free) then
        new_rounds := new_rounds || here;
      elsif not is_new and here is distinct from before then
        changed_rounds := changed_rounds || here;
      end if;
      if not is_known_round and news > 0 then
        reference_places := reference_places || asked.round;
        reference_ids := reference_ids || here.id;
      end if;
      if asked.is_own_kept and (own_stake <> 0 or own_payout <> 0) then
        own_members := own_members || asked.member;
        own_stakes := own_stakes || own_stake;
        own_payouts := own_payouts || own_payout;
      end if;
      if news = 0 and asked.last >= asked.first then
        outcome := 'replayed';
      end if;
    end if;

    balance := told;
    main_balance := main;
    main_seq := seqs[asked.main] + legs_main;
    round_id := here.id;
    ids := substr(ids, 2);
    bonus_moved := substr(bonus_moved, 2);
    return next;
  end loop;

  insert into play.reference (hash, owner, id)
  select p_hashes[w.place], p_owners[w.place], w.id from unnest(reference_places, reference_ids) w(place, id);
  insert into play.round select r.* from unnest(new_rounds) r;
  insert into play.transaction select r.* from unnest(new_transactions) r;
  if cardinality(changed_rounds) > 0 then
    select array_agg(c.id order by c.id) into changed_ids from unnest(changed_rounds) c;
    update play.round r
    set state = c.state, stake = c.stake, stake_bonus = c.stake_bonus, payout = c.payout, valid_bet = c.valid_bet,
        bets_taken_back = c.bets_taken_back, closed_at = c.closed_at, detail = c.detail, ruling = c.ruling,
        is_free = c.is_free
    from unnest(changed_rounds) c
    where r.id = c.id and r.id = any (changed_ids)
      and r.id >= changed_ids[1] and r.id <= changed_ids[cardinality(changed_ids)];
  end if;
  if cardinality(taken_back) > 0 then
    select array_agg(k order by k) into taken_back from unnest(taken_back) k;
    update play.transaction r
    set state = 'taken-back'
    where r.id = any (taken_back) and r.id >= taken_back[1] and r.id <= taken_back[cardinality(taken_back)];
  end if;
  if cardinality(event_types) > 0 then
    perform platform.announce(event_types, event_payloads);
  end if;
  if cardinality(own_members) > 0 then
    perform play.count_own_play(own_members, own_stakes, own_payouts, this_instant);
  end if;

  -- Everything was decided on locked balances: a posting that is refused now is a bug, and nothing of it may stay.
  if cardinality(single_keys) > 0 then
    applied := ledger.post_single_legs(
      houses, single_accounts, single_house, single_amounts, single_keys, single_kinds, single_rounds::text[],
      array(select k in (42, 43) from unnest(single_kinds) k)
    );
    if cardinality(string_to_array(applied, ',')) is distinct from cardinality(single_keys) then
      raise exception 'the books refused what play decided: of % single legs came %', cardinality(single_keys), applied;
    end if;
  end if;
  if cardinality(keys) > 0 then
    select p.status into statuses
    from ledger.post(
      p_accounts, group_of, keys, kinds, marks, corrections, item_of, from_of, to_of, amounts, p_skip_locked
    ) p;
    if exists (select from unnest(statuses) s where s <> 0) then
      raise exception 'the books refused what play decided: %', statuses;
    end if;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION play.settle_rounds(p_vendor integer, p_currency text, p_house bigint, p_rounds uuid[], p_members bigint[], p_mains bigint[], p_bonuses bigint[], p_valid_bets bigint[], p_payouts bigint[], p_win_rounds integer[], p_win_ids uuid[], p_win_hashes uuid[], p_win_refs text[], p_win_amounts bigint[])
 RETURNS TABLE(place integer, main_balance bigint, main_seq bigint)
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET jit TO 'off'
AS $function$
#variable_conflict use_column
declare
  this_instant timestamptz := clock_timestamp();
  held bigint[];
  settled int[];
  told_types text[];
  told_payloads jsonb[];
  is_settled boolean[] := array_fill(false, array[cardinality(p_rounds)]);
  win_places int[];
  win_ids uuid[];
  win_hashes uuid[];
  win_refs text[];
  win_amounts bigint[];
  win_members bigint[];
  win_mains bigint[];
  win_bonuses bigint[];
  win_rounds uuid[];
  after_balances bigint[];
  after_seqs bigint[];
  at int;
begin
  if (select coalesce(sum(p), 0) from unnest(p_payouts) p) <> (select coalesce(sum(a), 0) from unnest(p_win_amounts) a) then
    raise exception 'rounds pay what their wins come to';
  end if;

  -- First of all the money is locked, in order of account, of those too who win nothing: whatever else decides on a round
  -- of theirs waits here.
  perform from ledger.lock_balances(array(select distinct m from unnest(p_mains) m));

  -- Nobody's balance goes above what one may be.
  select array_agg(w.main) into held
  from (
    select i.main, sum(i.amount) as amount from unnest(p_mains, p_payouts) i(main, amount) where i.amount > 0 group by i.main
  ) w
  cross join lateral (select b.balance from ledger.balance b where b.account_id = w.main limit 1) b
  where b.balance > 1000000000000000000 - w.amount;

  with changed as (
    update play.round r
    set state = 'closed', payout = w.payout, valid_bet = least(r.valid_bet, w.valid_bet), closed_at = this_instant
    from unnest(p_rounds, p_members, p_mains, p_valid_bets, p_payouts) with ordinality
      w(id, member, main, valid_bet, payout, n)
    -- By their ids alone, each of which says in which partition to look.
    where r.id = w.id and r.member_id + 0 = w.member and r.vendor_id = p_vendor and r.currency = p_currency
      and r.state = 'open' and r.ruling is null and not r.is_free
      and r.stake > 0 and r.stake_bonus = 0 and r.payout = 0 and r.bets_taken_back = 0
      and (held is null or w.main <> all (held))
    returning w.n, r.*
  )
  select array_agg(n::int order by n), array_agg('play.roundSettled'::text), array_agg(jsonb_build_object(
      'roundId', id, 'memberId', member_id::text, 'currency', currency,
      'gameType', game_type, 'vendorCode', vendor_code, 'nodeId', node_id,
      'stake', stake::text, 'payout', payout::text, 'validBet', valid_bet::text,
      'isFree', is_free, 'isDemo', is_demo,
      'openedAt', (extract(epoch from opened_at) * 1000)::bigint,
      'closedAt', (extract(epoch from closed_at) * 1000)::bigint) order by n)
  into settled, told_types, told_payloads
  from changed;

  if settled is null then
    return;
  end if;
  perform platform.announce(told_types, told_payloads);
  foreach at in array settled loop
    is_settled[at] := true;
  end loop;

  select array_agg(w.place order by w.n), array_agg(w.id order by w.n), array_agg(w.hash order by w.n),
         array_agg(w.ref order by w.n), array_agg(w.amount order by w.n),
         array_agg(p_members[w.place] order by w.n), array_agg(p_mains[w.place] order by w.n),
         array_agg(p_bonuses[w.place] order by w.n), array_agg(p_rounds[w.place] order by w.n)
  into win_places, win_ids, win_hashes, win_refs, win_amounts, win_members, win_mains, win_bonuses, win_rounds
  from unnest(p_win_rounds, p_win_ids, p_win_hashes, p_win_refs, p_win_amounts) with ordinality
    w(place, id, hash, ref, amount, n)
  where is_settled[w.place];

  if win_places is not null then
    select array_agg(g.balance order by g.n), array_agg(g.seq order by g.n) into after_balances, after_seqs
    from ledger.post_gains(p_house, win_mains, win_amounts, win_ids, 41::smallint, win_rounds::text[]) g;

    insert into play.reference (hash, owner, id)
    select w.hash, 0, w.id from unnest(win_hashes, win_ids) w(hash, id);

    insert into play.transaction
      (id, vendor_id, ref, type, state, round_id, member_id, currency, amount, moved_main, balance_after, at)
    select w.id, p_vendor, w.ref, 'win', 'done', w.round, w.member, p_currency, w.amount, w.amount,
           w.balance + coalesce(b.balance, 0), this_instant
    from unnest(win_ids, win_refs, win_rounds, win_members, win_amounts, after_balances, win_bonuses)
      w(id, ref, round, member, amount, balance, bonus)
    left join lateral (select b.balance from ledger.balance b where b.account_id = w.bonus limit 1) b on true;

    perform play.count_own_play(
      win_members, array_fill(0::bigint, array[cardinality(win_members)]), win_amounts, this_instant
    );
  end if;

  return query
    select s.place, null::bigint, null::bigint from unnest(settled) s(place)
    union all
    select w.place, w.balance, w.seq from unnest(win_places, after_balances, after_seqs) w(place, balance, seq);
end
$function$;

create schema points;

create table points.booking (
  id bigint not null generated always as identity,
  member_id bigint not null,
  amount bigint not null,
  at timestamp with time zone not null,
  posting_key uuid not null,
  constraint booking_amount_check CHECK ((amount <> 0)),
  constraint booking_pkey PRIMARY KEY (id),
  constraint booking_posting_key_key UNIQUE (posting_key)
);

create table points.correction (
  id bigint not null generated always as identity,
  member_id bigint not null,
  amount bigint not null,
  note text not null,
  made_by text not null,
  is_alone boolean not null,
  made_at timestamp with time zone not null,
  posting_key uuid not null,
  constraint correction_amount_check CHECK ((amount <> 0)),
  constraint correction_pkey PRIMARY KEY (id),
  constraint correction_posting_key_key UNIQUE (posting_key)
);

create table points.earning (
  member_id bigint not null,
  currency text not null,
  day date not null,
  game_type text not null,
  valid_bet bigint not null,
  booked bigint not null default 0,
  is_due boolean not null default true,
  constraint earning_booked_check CHECK ((booked >= 0)),
  constraint earning_pkey PRIMARY KEY (member_id, day, game_type, currency)
);

create table points.good (
  id bigint not null generated always as identity,
  type text not null,
  currency text,
  state text not null default 'draft'::text,
  art text not null,
  titles jsonb not null,
  descriptions jsonb not null,
  price bigint not null,
  amount bigint,
  stock integer,
  taken integer not null default 0,
  per_member integer,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  "position" integer not null,
  created_by text not null,
  created_at timestamp with time zone not null,
  published_at timestamp with time zone,
  ended_at timestamp with time zone,
  changed_at timestamp with time zone not null,
  constraint good_amount_check CHECK ((amount > 0)),
  constraint good_check CHECK ((ends_at > starts_at)),
  constraint good_check1 CHECK ((taken <= stock)),
  constraint good_check2 CHECK (((type = 'CASH'::text) = (amount IS NOT NULL))),
  constraint good_check3 CHECK (((type = 'GOODS'::text) OR (currency IS NOT NULL))),
  constraint good_per_member_check CHECK ((per_member > 0)),
  constraint good_price_check CHECK ((price > 0)),
  constraint good_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'published'::text, 'ended'::text]))),
  constraint good_stock_check CHECK ((stock > 0)),
  constraint good_taken_check CHECK ((taken >= 0)),
  constraint good_type_check CHECK ((type = ANY (ARRAY['CASH'::text, 'GOODS'::text]))),
  constraint good_pkey PRIMARY KEY (id)
);

create table points.rate (
  currency text not null,
  game_type text not null,
  from_day date not null,
  amount bigint,
  set_by text not null,
  set_at timestamp with time zone not null,
  constraint rate_amount_check CHECK ((amount > 0)),
  constraint rate_pkey PRIMARY KEY (currency, game_type, from_day)
);

create table points.redemption (
  id bigint not null generated always as identity,
  reference text not null,
  member_id bigint not null,
  good_id bigint,
  type text not null,
  titles jsonb not null,
  art text not null,
  quantity integer not null,
  points bigint not null,
  amount bigint,
  currency text not null,
  state text not null,
  receiver text,
  mobile text,
  address text,
  remark text not null default ''::text,
  reason text,
  dispatch_note text,
  redeemed_at timestamp with time zone not null,
  decided_by text,
  decided_at timestamp with time zone,
  sent_by text,
  sent_at timestamp with time zone,
  posting_key uuid not null,
  return_key uuid,
  constraint redemption_amount_check CHECK ((amount > 0)),
  constraint redemption_check CHECK (((type = 'CONVERT'::text) = (good_id IS NULL))),
  constraint redemption_check1 CHECK (((type = 'GOODS'::text) = (amount IS NULL))),
  constraint redemption_check2 CHECK (((type <> 'GOODS'::text) OR ((receiver IS NOT NULL) AND (mobile IS NOT NULL) AND (address IS NOT NULL)))),
  constraint redemption_check3 CHECK (((state = 'rejected'::text) = (return_key IS NOT NULL))),
  constraint redemption_points_check CHECK ((points > 0)),
  constraint redemption_quantity_check CHECK ((quantity > 0)),
  constraint redemption_state_check CHECK ((state = ANY (ARRAY['process'::text, 'approved'::text, 'sent'::text, 'rejected'::text]))),
  constraint redemption_type_check CHECK ((type = ANY (ARRAY['CASH'::text, 'GOODS'::text, 'CONVERT'::text]))),
  constraint redemption_good_id_fkey FOREIGN KEY (good_id) REFERENCES points.good(id),
  constraint redemption_pkey PRIMARY KEY (id),
  constraint redemption_posting_key_key UNIQUE (posting_key),
  constraint redemption_reference_key UNIQUE (reference),
  constraint redemption_return_key_key UNIQUE (return_key)
);

create table points.shortfall (
  member_id bigint not null,
  owed bigint not null,
  constraint shortfall_owed_check CHECK ((owed > 0)),
  constraint shortfall_pkey PRIMARY KEY (member_id)
);

CREATE INDEX correction_alone ON points.correction USING btree (made_by, made_at) WHERE is_alone;

CREATE INDEX earning_by_day ON points.earning USING brin (day);

CREATE INDEX earning_due ON points.earning USING btree (member_id) WHERE is_due;

CREATE INDEX good_shown ON points.good USING btree ("position", id) WHERE (state = 'published'::text);

CREATE INDEX redemption_of_good ON points.redemption USING btree (good_id, member_id) WHERE (state <> 'rejected'::text);

CREATE INDEX redemption_of_member ON points.redemption USING btree (member_id, id DESC);

CREATE INDEX redemption_queue ON points.redemption USING btree (state, id) WHERE (type = 'GOODS'::text);

create view points.redemption_view as
 SELECT id,
    type,
    state
   FROM points.redemption;

create schema poker;

create table poker.desk (
  id bigint not null generated always as identity,
  name text not null,
  currency text not null,
  is_trial boolean not null,
  seats integer not null,
  small_blind bigint not null,
  big_blind bigint not null,
  min_buy_in bigint not null,
  max_buy_in bigint not null,
  rake integer not null,
  rake_cap bigint not null,
  state text not null default 'open'::text,
  version bigint not null default 1,
  hand_id uuid,
  last_hand_id uuid,
  hands bigint not null default 0,
  raked bigint not null default 0,
  button integer,
  small_blind_seat integer,
  big_blind_seat integer,
  next_root text not null,
  next_sealed_seed text not null,
  due_at timestamp with time zone,
  next_hand_at timestamp with time zone,
  opened_at timestamp with time zone not null default clock_timestamp(),
  closed_at timestamp with time zone,
  constraint desk_check CHECK ((big_blind >= small_blind)),
  constraint desk_check1 CHECK ((min_buy_in >= big_blind)),
  constraint desk_check2 CHECK ((max_buy_in >= min_buy_in)),
  constraint desk_rake_cap_check CHECK ((rake_cap >= 0)),
  constraint desk_rake_check CHECK (((rake >= 0) AND (rake <= 1000))),
  constraint desk_seats_check CHECK (((seats >= 2) AND (seats <= 6))),
  constraint desk_small_blind_check CHECK ((small_blind > 0)),
  constraint desk_state_check CHECK ((state = ANY (ARRAY['open'::text, 'closing'::text, 'closed'::text]))),
  constraint desk_pkey PRIMARY KEY (id)
);

create table poker.hand (
  id uuid not null,
  desk_id bigint not null,
  number bigint not null,
  state text not null default 'playing'::text,
  root text not null,
  sealed_seed text not null,
  client_part text not null,
  button integer not null,
  small_blind_seat integer not null,
  big_blind_seat integer not null,
  turn_began_at timestamp with time zone,
  board integer,
  pot bigint,
  rake bigint,
  result jsonb,
  started_at timestamp with time zone not null default clock_timestamp(),
  ended_at timestamp with time zone,
  constraint hand_state_check CHECK ((state = ANY (ARRAY['playing'::text, 'ended'::text, 'void'::text]))),
  constraint hand_desk_id_fkey FOREIGN KEY (desk_id) REFERENCES poker.desk(id),
  constraint hand_pkey PRIMARY KEY (id),
  constraint hand_desk_id_number_key UNIQUE (desk_id, number)
);

create table poker.move (
  hand_id uuid not null,
  n integer not null,
  seat integer not null,
  kind text not null,
  amount bigint,
  is_silent boolean not null,
  at timestamp with time zone not null default clock_timestamp(),
  constraint move_check CHECK (((amount IS NOT NULL) = (kind = 'raise'::text))),
  constraint move_kind_check CHECK ((kind = ANY (ARRAY['fold'::text, 'check'::text, 'call'::text, 'raise'::text]))),
  constraint move_hand_id_fkey FOREIGN KEY (hand_id) REFERENCES poker.hand(id),
  constraint move_pkey PRIMARY KEY (hand_id, n)
);

create table poker.movement (
  id uuid not null,
  desk_id bigint not null,
  member_id bigint not null,
  kind text not null,
  currency text not null,
  amount bigint not null,
  at timestamp with time zone not null default clock_timestamp(),
  constraint movement_amount_check CHECK ((amount > 0)),
  constraint movement_kind_check CHECK ((kind = ANY (ARRAY['in'::text, 'out'::text]))),
  constraint movement_desk_id_fkey FOREIGN KEY (desk_id) REFERENCES poker.desk(id),
  constraint movement_pkey PRIMARY KEY (id)
);

create table poker.player (
  hand_id uuid not null,
  seat integer not null,
  member_id bigint not null,
  account text not null,
  purse bigint not null,
  round_id uuid not null,
  stack bigint not null,
  behind bigint not null,
  owes boolean not null,
  is_shown boolean not null default false,
  stake bigint not null default 0,
  payout bigint not null default 0,
  constraint player_behind_check CHECK ((behind >= 0)),
  constraint player_stack_check CHECK ((stack > 0)),
  constraint player_hand_id_fkey FOREIGN KEY (hand_id) REFERENCES poker.hand(id),
  constraint player_pkey PRIMARY KEY (hand_id, seat),
  constraint player_round_id_key UNIQUE (round_id)
);

create table poker.seat (
  desk_id bigint not null,
  seat integer not null,
  member_id bigint not null,
  account text not null,
  purse bigint not null,
  stack bigint not null,
  is_out boolean not null default false,
  out_since timestamp with time zone,
  is_leaving boolean not null default false,
  owes boolean not null,
  time_bank integer not null,
  ip text not null,
  sat_at timestamp with time zone not null default clock_timestamp(),
  constraint seat_seat_check CHECK (((seat >= 0) AND (seat <= 5))),
  constraint seat_stack_check CHECK ((stack >= 0)),
  constraint seat_time_bank_check CHECK ((time_bank >= 0)),
  constraint seat_desk_id_fkey FOREIGN KEY (desk_id) REFERENCES poker.desk(id),
  constraint seat_pkey PRIMARY KEY (desk_id, seat),
  constraint seat_desk_id_member_id_key UNIQUE (desk_id, member_id)
);

create table poker.watch (
  one boolean not null default true,
  looked_at timestamp with time zone,
  constraint watch_one_check CHECK (one),
  constraint watch_pkey PRIMARY KEY (one)
);

CREATE INDEX desk_due ON poker.desk USING btree (due_at) WHERE (due_at IS NOT NULL);

CREATE INDEX movement_of_desk ON poker.movement USING btree (desk_id, at);

CREATE INDEX movement_of_member ON poker.movement USING btree (desk_id, member_id, at DESC);

CREATE INDEX player_of_member ON poker.player USING btree (member_id, hand_id DESC);

CREATE INDEX seat_of_member ON poker.seat USING btree (member_id);

create schema promotions;

create table promotions.award (
  id bigint not null generated always as identity,
  promotion_id bigint not null,
  version integer not null,
  member_id bigint not null,
  occurrence text not null,
  facts jsonb not null,
  amount bigint not null,
  state text not null default 'issued'::text,
  issued_at timestamp with time zone not null,
  constraint award_amount_check CHECK ((amount > 0)),
  constraint award_state_check CHECK ((state = ANY (ARRAY['issued'::text, 'claimed'::text, 'expired'::text, 'cancelled'::text]))),
  constraint award_pkey PRIMARY KEY (id),
  constraint award_promotion_id_member_id_occurrence_key UNIQUE (promotion_id, member_id, occurrence)
);

create table promotions.commission (
  promotion_id bigint not null,
  member_id bigint not null,
  day date not null,
  tier integer not null,
  paid bigint not null,
  constraint commission_promotion_id_fkey FOREIGN KEY (promotion_id) REFERENCES promotions.promotion(id),
  constraint commission_pkey PRIMARY KEY (promotion_id, member_id, day, tier)
);

create table promotions.deposit (
  reference text not null,
  member_id bigint not null,
  currency text not null,
  credited bigint not null,
  at timestamp with time zone not null,
  constraint deposit_pkey PRIMARY KEY (reference)
);

create table promotions.draw (
  promotion_id bigint not null,
  sealed text not null,
  hash text not null,
  made_at timestamp with time zone not null,
  client_seed text,
  pieces bigint[],
  taken integer not null default 0,
  constraint draw_taken_check CHECK ((taken >= 0)),
  constraint draw_promotion_id_fkey FOREIGN KEY (promotion_id) REFERENCES promotions.promotion(id),
  constraint draw_pkey PRIMARY KEY (promotion_id)
);

create table promotions.drawn_prize (
  promotion_id bigint not null,
  prize integer not null,
  ticket bigint not null,
  member_id bigint not null,
  constraint drawn_prize_promotion_id_fkey FOREIGN KEY (promotion_id) REFERENCES promotions.draw(promotion_id),
  constraint drawn_prize_pkey PRIMARY KEY (promotion_id, prize)
);

create table promotions.free_rounds (
  award_id bigint not null,
  member_id bigint not null,
  vendor text not null,
  game text not null,
  currency text not null,
  rounds integer not null,
  stake bigint not null,
  state text not null default 'owed'::text,
  attempts integer not null default 0,
  reason text,
  won bigint,
  given_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint free_rounds_check CHECK (((state = 'ended'::text) = (won IS NOT NULL))),
  constraint free_rounds_rounds_check CHECK ((rounds > 0)),
  constraint free_rounds_stake_check CHECK ((stake > 0)),
  constraint free_rounds_state_check CHECK ((state = ANY (ARRAY['owed'::text, 'asking'::text, 'unknown'::text, 'granted'::text, 'refused'::text, 'lapsed'::text, 'ended'::text]))),
  constraint free_rounds_won_check CHECK ((won >= 0)),
  constraint free_rounds_award_id_fkey FOREIGN KEY (award_id) REFERENCES promotions.award(id),
  constraint free_rounds_pkey PRIMARY KEY (award_id)
);

create table promotions.participation (
  promotion_id bigint not null,
  member_id bigint not null,
  version integer not null,
  state text not null,
  remark text not null default ''::text,
  pictures text[] not null default '{}'::text[],
  reason text,
  joined_at timestamp with time zone not null,
  decided_by text,
  decided_at timestamp with time zone,
  constraint participation_state_check CHECK ((state = ANY (ARRAY['applying'::text, 'rejected'::text, 'joined'::text]))),
  constraint participation_promotion_id_version_fkey FOREIGN KEY (promotion_id, version) REFERENCES promotions.version(promotion_id, number),
  constraint participation_pkey PRIMARY KEY (promotion_id, member_id)
);

create table promotions.promotion (
  id bigint not null generated always as identity,
  kind text not null,
  category text not null,
  currency text not null,
  state text not null default 'draft'::text,
  version integer not null default 1,
  "position" integer not null,
  budget bigint,
  reserved bigint not null default 0,
  paid bigint not null default 0,
  created_by text not null,
  created_at timestamp with time zone not null,
  published_at timestamp with time zone,
  ended_at timestamp with time zone,
  decided_at timestamp with time zone,
  constraint promotion_budget_check CHECK ((budget > 0)),
  constraint promotion_check CHECK (((paid >= 0) AND (paid <= reserved))),
  constraint promotion_reserved_check CHECK ((reserved >= 0)),
  constraint promotion_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'published'::text, 'ended'::text]))),
  constraint promotion_pkey PRIMARY KEY (id)
);

create table promotions.rebate (
  promotion_id bigint not null,
  member_id bigint not null,
  day date not null,
  game_type text not null,
  paid bigint not null,
  constraint rebate_pkey PRIMARY KEY (promotion_id, member_id, day, game_type)
);

create table promotions.referee (
  member_id bigint not null,
  referrer_id bigint not null,
  currency text not null,
  registered_at timestamp with time zone not null,
  constraint referee_check CHECK ((referrer_id <> member_id)),
  constraint referee_pkey PRIMARY KEY (member_id)
);

create table promotions.rescue (
  promotion_id bigint not null,
  member_id bigint not null,
  period_starts date not null,
  given bigint not null,
  constraint rescue_pkey PRIMARY KEY (promotion_id, member_id, period_starts)
);

create table promotions.runner (
  promotion_id bigint not null,
  member_id bigint not null,
  reached numeric not null,
  reached_at timestamp with time zone not null,
  round_id text not null,
  best_rounds jsonb,
  constraint runner_promotion_id_fkey FOREIGN KEY (promotion_id) REFERENCES promotions.promotion(id),
  constraint runner_pkey PRIMARY KEY (promotion_id, member_id)
);

create table promotions.standing (
  member_id bigint not null,
  currency text not null,
  level integer not null,
  highest integer not null,
  reached_in text,
  judged text,
  constraint standing_check CHECK (((level >= 0) AND (level <= highest))),
  constraint standing_pkey PRIMARY KEY (currency, member_id)
);

create table promotions.ticket_range (
  promotion_id bigint not null,
  first bigint not null,
  last bigint not null,
  member_id bigint not null,
  pseudonym text not null,
  constraint ticket_range_check CHECK ((last >= first)),
  constraint ticket_range_promotion_id_fkey FOREIGN KEY (promotion_id) REFERENCES promotions.draw(promotion_id),
  constraint ticket_range_pkey PRIMARY KEY (promotion_id, first),
  constraint ticket_range_promotion_id_member_id_key UNIQUE (promotion_id, member_id)
);

create table promotions.version (
  promotion_id bigint not null,
  number integer not null,
  titles jsonb not null,
  summaries jsonb not null,
  rules jsonb not null,
  terms jsonb not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  claim_hours integer,
  new_members_days integer,
  created_by text not null,
  created_at timestamp with time zone not null,
  bonus jsonb,
  constraint version_check CHECK ((ends_at > starts_at)),
  constraint version_claim_hours_check CHECK ((claim_hours > 0)),
  constraint version_new_members_days_check CHECK ((new_members_days > 0)),
  constraint version_promotion_id_fkey FOREIGN KEY (promotion_id) REFERENCES promotions.promotion(id),
  constraint version_pkey PRIMARY KEY (promotion_id, number)
);

CREATE INDEX award_of_member ON promotions.award USING btree (member_id, id DESC);

CREATE INDEX award_of_promotion ON promotions.award USING btree (promotion_id, id DESC);

CREATE INDEX deposit_by_time ON promotions.deposit USING btree (at);

CREATE INDEX deposit_of_member ON promotions.deposit USING btree (member_id, currency, at);

CREATE INDEX free_rounds_of_member ON promotions.free_rounds USING btree (member_id, award_id DESC);

CREATE INDEX free_rounds_open ON promotions.free_rounds USING btree (expires_at) WHERE (state = ANY (ARRAY['owed'::text, 'asking'::text, 'unknown'::text, 'granted'::text]));

CREATE INDEX participation_applying ON promotions.participation USING btree (joined_at, member_id) WHERE (state = 'applying'::text);

CREATE INDEX participation_of_member ON promotions.participation USING btree (member_id);

CREATE INDEX promotion_offered ON promotions.promotion USING btree (kind, currency) WHERE (state = 'published'::text);

CREATE INDEX referee_by_time ON promotions.referee USING btree (currency, registered_at);

CREATE INDEX referee_of_referrer ON promotions.referee USING btree (referrer_id, registered_at DESC);

CREATE INDEX runner_order ON promotions.runner USING btree (promotion_id, reached DESC, reached_at, round_id);

create view promotions.participation_view as
 SELECT promotion_id,
    member_id,
    state
   FROM promotions.participation;

create schema public;

create table public.migration (
  name text not null,
  sha256 text not null,
  applied_at timestamp with time zone not null default now(),
  constraint migration_pkey PRIMARY KEY (name)
);

create table public.sql_function (
  name text not null,
  sha256 text not null,
  applied_at timestamp with time zone not null,
  constraint sql_function_pkey PRIMARY KEY (name)
);

create schema reporting;

create table reporting.retention (
  currency text not null,
  cohort date not null,
  month date not null,
  members integer not null,
  players integer not null,
  constraint retention_check CHECK ((month >= cohort)),
  constraint retention_pkey PRIMARY KEY (currency, cohort, month)
);

create table reporting.vendor_figure (
  currency text not null,
  since timestamp with time zone not null,
  vendor_code text not null,
  game_type text not null,
  rounds integer not null,
  stake bigint not null,
  payout bigint not null,
  valid_bet bigint not null,
  constraint vendor_figure_pkey PRIMARY KEY (currency, since, vendor_code, game_type)
);

create schema rewards;

create table rewards.bonus (
  id bigint not null,
  member_id bigint not null,
  currency text not null,
  amount bigint not null,
  turnover bigint not null,
  terms jsonb not null,
  state text not null,
  claimed_at timestamp with time zone not null,
  activated_at timestamp with time zone,
  expires_at timestamp with time zone,
  ended_at timestamp with time zone,
  released bigint not null default 0,
  taken bigint not null default 0,
  constraint bonus_amount_check CHECK ((amount > 0)),
  constraint bonus_check CHECK (((activated_at IS NULL) = (expires_at IS NULL))),
  constraint bonus_check1 CHECK (((state = ANY (ARRAY['waiting'::text, 'active'::text])) = (ended_at IS NULL))),
  constraint bonus_released_check CHECK ((released >= 0)),
  constraint bonus_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'active'::text, 'released'::text, 'forfeited'::text, 'expired'::text, 'lost'::text]))),
  constraint bonus_taken_check CHECK ((taken >= 0)),
  constraint bonus_turnover_check CHECK ((turnover >= 0)),
  constraint bonus_id_fkey FOREIGN KEY (id) REFERENCES rewards.claimable(id),
  constraint bonus_pkey PRIMARY KEY (id)
);

create table rewards.claimable (
  id bigint not null generated always as identity,
  member_id bigint not null,
  currency text not null,
  source text not null,
  reference text not null,
  kind text not null,
  titles jsonb not null,
  amount bigint not null,
  turnover bigint not null,
  state text not null default 'claimable'::text,
  issued_at timestamp with time zone not null,
  expires_at timestamp with time zone,
  ended_at timestamp with time zone,
  posting_key uuid,
  bonus jsonb,
  constraint claimable_amount_check CHECK ((amount > 0)),
  constraint claimable_check CHECK (((state = 'claimed'::text) = (posting_key IS NOT NULL))),
  constraint claimable_check1 CHECK (((state = 'claimable'::text) = (ended_at IS NULL))),
  constraint claimable_state_check CHECK ((state = ANY (ARRAY['claimable'::text, 'claimed'::text, 'expired'::text, 'cancelled'::text]))),
  constraint claimable_turnover_check CHECK ((turnover >= 0)),
  constraint claimable_pkey PRIMARY KEY (id),
  constraint claimable_source_reference_key UNIQUE (source, reference)
);

CREATE UNIQUE INDEX bonus_active ON rewards.bonus USING btree (member_id, currency) WHERE (state = 'active'::text);

CREATE INDEX bonus_of_member ON rewards.bonus USING btree (member_id, id DESC);

CREATE INDEX bonus_running_out ON rewards.bonus USING btree (expires_at) WHERE (state = 'active'::text);

CREATE INDEX claimable_of_member ON rewards.claimable USING btree (member_id, id DESC);

CREATE INDEX claimable_running_out ON rewards.claimable USING btree (expires_at) WHERE (state = 'claimable'::text);

CREATE INDEX claimable_waiting ON rewards.claimable USING btree (member_id, id) WHERE (state = 'claimable'::text);

create schema safeguards;

create table safeguards.break (
  id bigint not null generated always as identity,
  member_id bigint not null,
  is_exclusion boolean not null,
  began_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  constraint break_check CHECK ((ends_at > began_at)),
  constraint break_pkey PRIMARY KEY (id)
);

create table safeguards.verification (
  member_id bigint not null,
  state text not null,
  note text,
  refusals integer not null default 0,
  document_id bigint,
  changed_at timestamp with time zone not null,
  constraint verification_state_check CHECK ((state = ANY (ARRAY['none'::text, 'asked'::text, 'submitted'::text, 'verified'::text, 'refused'::text]))),
  constraint verification_pkey PRIMARY KEY (member_id)
);

create table safeguards.verification_document (
  id bigint not null generated always as identity,
  member_id bigint not null,
  kind text not null,
  state text not null,
  sent_at timestamp with time zone not null,
  decided_by text,
  decided_at timestamp with time zone,
  reason text,
  valid_until timestamp with time zone,
  run_out_told text,
  constraint verification_document_check CHECK (((state = 'submitted'::text) = (decided_at IS NULL))),
  constraint verification_document_kind_check CHECK ((kind = ANY (ARRAY['id-card'::text, 'passport'::text, 'driving-licence'::text]))),
  constraint verification_document_run_out_told_check CHECK ((run_out_told = ANY (ARRAY['soon'::text, 'over'::text]))),
  constraint verification_document_state_check CHECK ((state = ANY (ARRAY['submitted'::text, 'verified'::text, 'refused'::text, 'replaced'::text]))),
  constraint verification_document_pkey PRIMARY KEY (id)
);

create table safeguards.verification_picture (
  document_id bigint not null,
  place smallint not null,
  content_type text not null,
  sealed text not null,
  constraint verification_picture_document_id_fkey FOREIGN KEY (document_id) REFERENCES safeguards.verification_document(id),
  constraint verification_picture_pkey PRIMARY KEY (document_id, place)
);

CREATE INDEX break_of_member ON safeguards.break USING btree (member_id);

CREATE INDEX verification_document_of_member ON safeguards.verification_document USING btree (member_id, id);

CREATE INDEX verification_document_of_state ON safeguards.verification_document USING btree (state, id);

CREATE INDEX verification_document_run_out ON safeguards.verification_document USING btree (valid_until) WHERE ((state = 'verified'::text) AND (valid_until IS NOT NULL) AND (run_out_told IS DISTINCT FROM 'over'::text));

create view safeguards.verification_document_view as
 SELECT id,
    state
   FROM safeguards.verification_document;

create schema staff;

create table staff.attempt (
  key text not null,
  failures integer not null,
  window_ends_at timestamp with time zone not null,
  under_way integer not null default 0,
  constraint attempt_pkey PRIMARY KEY (key)
);

create table staff.audit_end (
  only_row boolean not null default true,
  seq bigint not null,
  hash bytea not null,
  constraint audit_end_only_row_check CHECK (only_row),
  constraint audit_end_pkey PRIMARY KEY (only_row)
);

create table staff.audit_line (
  seq bigint not null,
  at timestamp with time zone not null,
  actor text not null,
  action text not null,
  outcome text not null,
  request_id text not null,
  ip text,
  details jsonb not null,
  previous_hash bytea not null,
  hash bytea not null,
  constraint audit_line_pkey PRIMARY KEY (seq, at)
) partition by range (at);

create table staff.money_edit (
  member_id bigint not null,
  actor text not null,
  operation text not null,
  at timestamp with time zone not null,
  currency text,
  given_alone bigint,
  constraint money_edit_check CHECK (((given_alone IS NULL) = (currency IS NULL))),
  constraint money_edit_given_alone_check CHECK ((given_alone > 0))
);

create table staff.opening (
  operator_id bigint not null,
  opened_by bigint not null,
  at timestamp with time zone not null,
  constraint opening_check CHECK ((operator_id <> opened_by)),
  constraint opening_opened_by_fkey FOREIGN KEY (opened_by) REFERENCES staff.operator(id),
  constraint opening_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES staff.operator(id)
);

create table staff.operator (
  id bigint not null generated always as identity,
  account text not null,
  display_name text not null,
  role text not null,
  password_hash text not null,
  must_change_password boolean not null,
  totp_sealed text,
  totp_pending_sealed text,
  totp_last_step bigint not null default 0,
  created_at timestamp with time zone not null,
  created_by text not null,
  disabled_at timestamp with time zone,
  constraint operator_account_check CHECK ((account = lower(account))),
  constraint operator_pkey PRIMARY KEY (id),
  constraint operator_account_key UNIQUE (account)
);

create table staff.proposal (
  id bigint not null generated always as identity,
  operation text not null,
  input jsonb not null,
  proposed_by bigint not null,
  proposed_at timestamp with time zone not null,
  state text not null default 'waiting'::text,
  decided_by bigint,
  decided_at timestamp with time zone,
  constraint four_eyes CHECK ((decided_by <> proposed_by)),
  constraint proposal_check CHECK (((state = 'waiting'::text) = ((decided_by IS NULL) AND (decided_at IS NULL)))),
  constraint proposal_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'approved'::text, 'rejected'::text]))),
  constraint proposal_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES staff.operator(id),
  constraint proposal_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES staff.operator(id),
  constraint proposal_pkey PRIMARY KEY (id)
);

create table staff.recovery_code (
  operator_id bigint not null,
  code_hash bytea not null,
  constraint recovery_code_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES staff.operator(id),
  constraint recovery_code_pkey PRIMARY KEY (operator_id, code_hash)
);

create table staff.session (
  token_hash bytea not null,
  id bigint not null generated always as identity,
  operator_id bigint not null,
  started_at timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  ip text,
  user_agent text,
  constraint session_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES staff.operator(id),
  constraint session_pkey PRIMARY KEY (token_hash),
  constraint session_id_key UNIQUE (id)
);

CREATE INDEX audit_line_action ON ONLY staff.audit_line USING btree (action, seq);

CREATE INDEX audit_line_actor ON ONLY staff.audit_line USING btree (actor, seq);

CREATE INDEX money_edit_alone ON staff.money_edit USING btree (actor, at) WHERE (given_alone IS NOT NULL);

CREATE INDEX money_edit_member ON staff.money_edit USING btree (member_id, at);

CREATE INDEX opening_opened_by ON staff.opening USING btree (opened_by, at);

CREATE INDEX opening_operator ON staff.opening USING btree (operator_id, at);

CREATE INDEX proposal_waiting ON staff.proposal USING btree (id) WHERE (state = 'waiting'::text);

CREATE INDEX session_operator ON staff.session USING btree (operator_id, started_at);

create view staff.proposal_view as
 SELECT state
   FROM staff.proposal;

CREATE OR REPLACE FUNCTION staff.append_audit(new_actor text, new_action text, new_outcome text, new_request_id text, new_ip text, new_details jsonb)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
declare
  chain_end staff.audit_end;
  new_at timestamptz;
  new_hash bytea;
begin
  select * into chain_end from staff.audit_end for update;
  new_at := clock_timestamp();
  -- The schedule makes months ahead; a database that slept for months makes its own here.
  perform staff.make_audit_month(new_at);
  new_hash := sha256(chain_end.hash || convert_to(
    staff.audit_content(
      chain_end.seq + 1, new_at, new_actor, new_action, new_outcome, new_request_id, new_ip, new_details),
    'utf8'));
  insert into staff.audit_line
    (seq, at, actor, action, outcome, request_id, ip, details, previous_hash, hash)
  values
    (chain_end.seq + 1, new_at, new_actor, new_action, new_outcome, new_request_id, new_ip, new_details,
     chain_end.hash, new_hash);
  update staff.audit_end set seq = chain_end.seq + 1, hash = new_hash;
  return chain_end.seq + 1;
end $function$;

CREATE OR REPLACE FUNCTION staff.audit_content(seq bigint, at timestamp with time zone, actor text, action text, outcome text, request_id text, ip text, details jsonb)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select jsonb_build_array(
    seq, (extract(epoch from at) * 1000000)::bigint, actor, action, outcome, request_id, ip, details)::text
$function$;

CREATE OR REPLACE FUNCTION staff.audit_is_append_only()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the audit log is append-only' using errcode = 'insufficient_privilege';
end $function$;

CREATE OR REPLACE FUNCTION staff.make_audit_month(moment timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  first_day date := date_trunc('month', moment at time zone 'utc');
  partition_name text := to_char(first_day, '"audit_line_"YYYY"_"MM');
begin
  if to_regclass('staff.' || partition_name) is not null then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtext('staff.make_audit_month'));
  if to_regclass('staff.' || partition_name) is not null then
    return;
  end if;
  execute format(
    'create table staff.%I partition of staff.audit_line for values from (%L) to (%L)',
    partition_name,
    first_day || ' 00:00:00+00',
    (first_day + interval '1 month')::date || ' 00:00:00+00');
  -- Row triggers come with the parent, this one does not.
  execute format(
    'create trigger append_only_truncate before truncate on staff.%I
       for each statement execute function staff.audit_is_append_only()',
    partition_name);
end $function$;

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON staff.audit_line FOR EACH ROW EXECUTE FUNCTION staff.audit_is_append_only();

CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON staff.audit_line FOR EACH STATEMENT EXECUTE FUNCTION staff.audit_is_append_only();

create schema tables;

create table tables.pause (
  game_code text not null,
  at timestamp with time zone not null default clock_timestamp(),
  constraint pause_pkey PRIMARY KEY (game_code)
);

create table tables.pot (
  round_id bigint not null,
  currency text not null,
  staked bigint not null default 0,
  most bigint not null default 0,
  constraint pot_most_check CHECK ((most >= 0)),
  constraint pot_staked_check CHECK ((staked >= 0)),
  constraint pot_round_id_fkey FOREIGN KEY (round_id) REFERENCES tables.round(id),
  constraint pot_pkey PRIMARY KEY (round_id, currency)
);

create table tables.round (
  id bigint not null generated always as identity,
  game_code text not null,
  number text not null,
  opens_at timestamp with time zone not null,
  closes_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  state text not null default 'planned'::text,
  held_at timestamp with time zone,
  seed_hash text not null,
  sealed_seed text not null,
  la_partage boolean not null,
  server_seed text,
  dealt jsonb,
  settled_at timestamp with time zone,
  constraint round_check CHECK ((closes_at > opens_at)),
  constraint round_check1 CHECK ((ends_at > closes_at)),
  constraint round_check2 CHECK (((state <> ALL (ARRAY['played'::text, 'settled'::text])) OR ((dealt IS NOT NULL) AND (server_seed IS NOT NULL)))),
  constraint round_number_check CHECK ((number ~ '^\d{12}$'::text)),
  constraint round_state_check CHECK ((state = ANY (ARRAY['planned'::text, 'played'::text, 'settled'::text, 'void'::text]))),
  constraint round_pkey PRIMARY KEY (id),
  constraint round_game_code_number_key UNIQUE (game_code, number)
);

create table tables.slip (
  id uuid not null,
  round_id bigint not null,
  member_id bigint not null,
  currency text not null,
  vendor_id integer not null,
  node_id integer not null,
  stake bigint not null,
  spots text[] not null,
  stakes bigint[] not null,
  payouts bigint[],
  state text not null default 'open'::text,
  payout bigint not null default 0,
  placed_at timestamp with time zone not null default clock_timestamp(),
  settled_at timestamp with time zone,
  constraint slip_check CHECK ((cardinality(stakes) = cardinality(spots))),
  constraint slip_check1 CHECK ((cardinality(payouts) = cardinality(spots))),
  constraint slip_payout_check CHECK ((payout >= 0)),
  constraint slip_stake_check CHECK ((stake > 0)),
  constraint slip_state_check CHECK ((state = ANY (ARRAY['open'::text, 'won'::text, 'lost'::text, 'push'::text, 'void'::text]))),
  constraint slip_round_id_fkey FOREIGN KEY (round_id) REFERENCES tables.round(id),
  constraint slip_pkey PRIMARY KEY (id)
);

create table tables.total (
  round_id bigint not null,
  currency text not null,
  spot text not null,
  staked bigint not null,
  constraint total_staked_check CHECK ((staked >= 0)),
  constraint total_round_id_fkey FOREIGN KEY (round_id) REFERENCES tables.round(id),
  constraint total_pkey PRIMARY KEY (round_id, currency, spot)
);

CREATE INDEX round_idle ON tables.round USING btree (ends_at) WHERE (state = ANY (ARRAY['settled'::text, 'void'::text]));

CREATE INDEX round_of_table ON tables.round USING btree (game_code, id DESC);

CREATE INDEX round_to_end ON tables.round USING btree (ends_at) WHERE (state = 'planned'::text);

CREATE INDEX round_to_settle ON tables.round USING btree (id) WHERE ((state = 'played'::text) OR ((state = 'void'::text) AND (settled_at IS NULL)));

CREATE INDEX slip_of_member ON tables.slip USING btree (member_id, id DESC);

CREATE INDEX slip_of_round ON tables.slip USING btree (round_id, member_id, id);

CREATE INDEX slip_open ON tables.slip USING btree (round_id, member_id, id) WHERE (state = 'open'::text);

create schema wagering;

create table wagering.requirement (
  id bigint not null generated always as identity,
  member_id bigint not null,
  currency text not null,
  source text not null,
  reference text not null,
  turnover bigint not null,
  progress bigint not null default 0,
  state text not null default 'open'::text,
  added_at timestamp with time zone not null default clock_timestamp(),
  closed_at timestamp with time zone,
  weights jsonb,
  is_of_bonus boolean not null default false,
  constraint requirement_check CHECK (((progress >= 0) AND (progress <= turnover))),
  constraint requirement_check1 CHECK (((state = 'open'::text) = (closed_at IS NULL))),
  constraint requirement_check2 CHECK (((state = 'met'::text) <= (progress = turnover))),
  constraint requirement_state_check CHECK ((state = ANY (ARRAY['open'::text, 'met'::text, 'forfeit'::text]))),
  constraint requirement_turnover_check CHECK ((turnover > 0)),
  constraint requirement_pkey PRIMARY KEY (id),
  constraint requirement_source_reference_key UNIQUE (source, reference)
);

CREATE INDEX requirement_member ON wagering.requirement USING btree (member_id, id);

CREATE INDEX requirement_open ON wagering.requirement USING btree (member_id, currency, id) WHERE (state = 'open'::text);

create schema wallet;

create table wallet.adjustment (
  id bigint not null generated always as identity,
  member_id bigint not null,
  currency text not null,
  amount bigint not null,
  note text not null,
  made_by text not null,
  made_at timestamp with time zone not null,
  posting_key uuid not null,
  is_debit boolean not null default false,
  constraint adjustment_amount_check CHECK ((amount > 0)),
  constraint adjustment_pkey PRIMARY KEY (id),
  constraint adjustment_posting_key_key UNIQUE (posting_key)
);

create table wallet.bonus_rule (
  member_id bigint not null,
  currency text not null,
  max_bet bigint,
  left_out text[] not null,
  constraint bonus_rule_max_bet_check CHECK ((max_bet > 0)),
  constraint bonus_rule_pkey PRIMARY KEY (member_id, currency)
);

create table wallet.deposit_channel (
  code text not null,
  kind text not null,
  name text not null,
  provider text,
  currency text not null,
  minimum bigint not null,
  maximum bigint not null,
  fee_numerator bigint not null default 0,
  fee_denominator bigint not null default 1,
  fee_fixed bigint not null default 0,
  is_open boolean not null default true,
  "position" integer not null default 0,
  changed_at timestamp with time zone not null,
  pay_bank text,
  pay_holder text,
  pay_number text,
  qr_text text,
  instructions text,
  opens_minute integer,
  closes_minute integer,
  coin text,
  network text,
  least_level integer not null default 0,
  least_days integer not null default 0,
  constraint deposit_channel_check CHECK ((fee_denominator > fee_numerator)),
  constraint deposit_channel_check1 CHECK ((maximum >= minimum)),
  constraint deposit_channel_closes_minute_check CHECK (((closes_minute >= 0) AND (closes_minute <= 1439))),
  constraint deposit_channel_code_check CHECK ((code ~ '^[a-z][a-z0-9-]{1,31}$'::text)),
  constraint deposit_channel_coin CHECK (((kind = 'crypto'::text) = ((coin IS NOT NULL) AND (network IS NOT NULL)))),
  constraint deposit_channel_fee_fixed_check CHECK ((fee_fixed >= 0)),
  constraint deposit_channel_fee_numerator_check CHECK ((fee_numerator >= 0)),
  constraint deposit_channel_hours CHECK (((opens_minute IS NULL) = (closes_minute IS NULL))),
  constraint deposit_channel_kind_check CHECK ((kind = ANY (ARRAY['mt'::text, 'ma'::text, 'qr'::text, 'pg'::text, 'card'::text, 'crypto'::text, 'voucher'::text, 'c2c'::text]))),
  constraint deposit_channel_least_days_check CHECK (((least_days >= 0) AND (least_days <= 3650))),
  constraint deposit_channel_least_level_check CHECK (((least_level >= 0) AND (least_level <= 999))),
  constraint deposit_channel_minimum_check CHECK ((minimum > 0)),
  constraint deposit_channel_opens_minute_check CHECK (((opens_minute >= 0) AND (opens_minute <= 1439))),
  constraint deposit_channel_paid_where CHECK ((((kind <> ALL (ARRAY['mt'::text, 'ma'::text])) OR ((pay_bank IS NOT NULL) AND (pay_holder IS NOT NULL) AND (pay_number IS NOT NULL))) AND ((kind <> 'qr'::text) OR (qr_text IS NOT NULL)))),
  constraint deposit_channel_provider_check CHECK (((kind = ANY (ARRAY['pg'::text, 'card'::text, 'crypto'::text])) = (provider IS NOT NULL))),
  constraint deposit_channel_provider_fkey FOREIGN KEY (provider) REFERENCES wallet.payment_provider(code),
  constraint deposit_channel_pkey PRIMARY KEY (code)
);

create table wallet.deposit_limit (
  id bigint not null generated always as identity,
  member_id bigint not null,
  period text not null,
  amount bigint,
  asked_at timestamp with time zone not null,
  begins_at timestamp with time zone not null,
  dropped_at timestamp with time zone,
  constraint deposit_limit_amount_check CHECK ((amount > 0)),
  constraint deposit_limit_check CHECK ((begins_at >= asked_at)),
  constraint deposit_limit_period_check CHECK ((period = ANY (ARRAY['day'::text, 'week'::text, 'month'::text]))),
  constraint deposit_limit_pkey PRIMARY KEY (id)
);

create table wallet.deposit_order (
  id bigint not null generated always as identity,
  reference text not null,
  member_id bigint not null,
  account text not null,
  channel text not null,
  kind text not null,
  provider text,
  currency text not null,
  amount bigint not null,
  fee_numerator bigint not null,
  fee_denominator bigint not null,
  fee_fixed bigint not null,
  state text not null,
  failure text,
  provider_reference text,
  payment_reference text,
  hosted_url text,
  arrived_amount text,
  arrived_currency text,
  arrived_at timestamp with time zone,
  extra_of bigint,
  credited bigint,
  fee bigint,
  posting_key uuid,
  fee_posting_key uuid,
  made_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  taken_by text,
  taken_at timestamp with time zone,
  decided_by text,
  decision_note text,
  pay_bank text,
  pay_holder text,
  pay_number text,
  qr_text text,
  instructions text,
  transaction_id text,
  payer_name text,
  slip text,
  claimed_at timestamp with time zone,
  address text,
  network text,
  confirmations integer,
  confirmations_needed integer,
  promotion text,
  coin text,
  coin_amount bigint,
  rate text,
  chain_transaction text,
  seen_at timestamp with time zone,
  instrument text,
  ip text,
  constraint deposit_order_amount_check CHECK ((amount > 0)),
  constraint deposit_order_check CHECK (((state = 'paid'::text) = (credited IS NOT NULL))),
  constraint deposit_order_check1 CHECK (((credited IS NULL) = (posting_key IS NULL))),
  constraint deposit_order_check2 CHECK (((COALESCE(fee, (0)::bigint) > 0) = (fee_posting_key IS NOT NULL))),
  constraint deposit_order_coin_amount_check CHECK ((coin_amount > 0)),
  constraint deposit_order_confirmations_check CHECK ((confirmations >= 0)),
  constraint deposit_order_confirmations_needed_check CHECK ((confirmations_needed >= 0)),
  constraint deposit_order_credited_check CHECK ((credited > 0)),
  constraint deposit_order_fee_check CHECK ((fee >= 0)),
  constraint deposit_order_state_check CHECK ((state = ANY (ARRAY['opening'::text, 'waiting'::text, 'confirming'::text, 'paid'::text, 'expired'::text, 'failed'::text, 'review'::text]))),
  constraint deposit_order_channel_fkey FOREIGN KEY (channel) REFERENCES wallet.deposit_channel(code),
  constraint deposit_order_extra_of_fkey FOREIGN KEY (extra_of) REFERENCES wallet.deposit_order(id),
  constraint deposit_order_provider_fkey FOREIGN KEY (provider) REFERENCES wallet.payment_provider(code),
  constraint deposit_order_pkey PRIMARY KEY (id),
  constraint deposit_order_fee_posting_key_key UNIQUE (fee_posting_key),
  constraint deposit_order_posting_key_key UNIQUE (posting_key),
  constraint deposit_order_provider_payment_reference_key UNIQUE (provider, payment_reference),
  constraint deposit_order_provider_provider_reference_key UNIQUE (provider, provider_reference),
  constraint deposit_order_reference_key UNIQUE (reference)
);

create table wallet.order_note (
  id bigint not null generated always as identity,
  reference text not null,
  note text not null,
  made_by text not null,
  made_at timestamp with time zone not null,
  constraint order_note_pkey PRIMARY KEY (id)
);

create table wallet.payment_event (
  provider text not null,
  event_id text not null,
  subject text not null,
  content_hash bytea not null,
  reference text not null,
  report jsonb not null,
  answer text not null,
  received_at timestamp with time zone not null default now(),
  constraint payment_event_subject_check CHECK ((subject = ANY (ARRAY['deposit'::text, 'payout'::text]))),
  constraint payment_event_provider_fkey FOREIGN KEY (provider) REFERENCES wallet.payment_provider(code),
  constraint payment_event_pkey PRIMARY KEY (provider, event_id)
);

create table wallet.payment_provider (
  code text not null,
  protocol text not null,
  url text not null,
  secret_sealed text not null,
  is_open boolean not null default true,
  pays_out boolean not null default true,
  changed_at timestamp with time zone not null,
  switched_off_at timestamp with time zone,
  constraint payment_provider_code_check CHECK ((code ~ '^[a-z][a-z0-9-]{1,31}$'::text)),
  constraint payment_provider_pkey PRIMARY KEY (code)
);

create table wallet.payout_account (
  id bigint not null generated always as identity,
  member_id bigint not null,
  kind text not null,
  bank text not null,
  holder text not null,
  number text not null,
  bound_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  changed_by text,
  changed_at timestamp with time zone,
  constraint payout_account_kind_check CHECK ((kind = ANY (ARRAY['bank'::text, 'ewallet'::text, 'crypto'::text]))),
  constraint payout_account_pkey PRIMARY KEY (id)
);

create table wallet.payout_attempt (
  reference text not null,
  withdrawal_id bigint not null,
  number integer not null,
  provider text not null,
  state text not null,
  provider_reference text,
  reason text,
  began_at timestamp with time zone not null,
  answered_at timestamp with time zone,
  constraint payout_attempt_number_check CHECK ((number > 0)),
  constraint payout_attempt_state_check CHECK ((state = ANY (ARRAY['sending'::text, 'unknown'::text, 'accepted'::text, 'refused'::text, 'paid'::text, 'failed'::text]))),
  constraint payout_attempt_withdrawal_id_fkey FOREIGN KEY (withdrawal_id) REFERENCES wallet.withdrawal(id),
  constraint payout_attempt_pkey PRIMARY KEY (reference),
  constraint payout_attempt_withdrawal_id_number_key UNIQUE (withdrawal_id, number)
);

create table wallet.payout_part (
  id bigint not null generated always as identity,
  withdrawal_id bigint not null,
  deposit_id bigint not null,
  amount bigint not null,
  state text not null,
  offered_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  told_at timestamp with time zone,
  answer_by timestamp with time zone,
  closed_at timestamp with time zone,
  closed_how text,
  denial_note text,
  denial_picture text,
  decided_by text,
  decision_note text,
  posting_key uuid,
  constraint payout_part_amount_check CHECK ((amount > 0)),
  constraint payout_part_check CHECK (((state = 'received'::text) = (posting_key IS NOT NULL))),
  constraint payout_part_check1 CHECK (((state = ANY (ARRAY['received'::text, 'lapsed'::text, 'refused'::text])) = (closed_at IS NOT NULL))),
  constraint payout_part_check2 CHECK (((state <> ALL (ARRAY['told'::text, 'disputed'::text])) OR (answer_by IS NOT NULL))),
  constraint payout_part_closed_how_check CHECK ((closed_how = ANY (ARRAY['member'::text, 'automatic'::text, 'forced'::text]))),
  constraint payout_part_state_check CHECK ((state = ANY (ARRAY['offered'::text, 'told'::text, 'received'::text, 'disputed'::text, 'lapsed'::text, 'refused'::text]))),
  constraint payout_part_deposit_id_fkey FOREIGN KEY (deposit_id) REFERENCES wallet.deposit_order(id),
  constraint payout_part_withdrawal_id_fkey FOREIGN KEY (withdrawal_id) REFERENCES wallet.withdrawal(id),
  constraint payout_part_pkey PRIMARY KEY (id),
  constraint payout_part_deposit_id_key UNIQUE (deposit_id),
  constraint payout_part_posting_key_key UNIQUE (posting_key)
);

create table wallet.proof_picture (
  member_id bigint not null,
  file text not null,
  made_at timestamp with time zone not null,
  constraint proof_picture_pkey PRIMARY KEY (member_id, file)
);

create table wallet.provider_movement (
  id bigint not null generated always as identity,
  provider text not null,
  currency text not null,
  paid_in bigint not null default 0,
  paid_out bigint not null default 0,
  constraint provider_movement_pkey PRIMARY KEY (id)
);

create table wallet.provider_position (
  provider text not null,
  currency text not null,
  paid_in numeric not null,
  paid_out numeric not null,
  constraint provider_position_provider_fkey FOREIGN KEY (provider) REFERENCES wallet.payment_provider(code),
  constraint provider_position_pkey PRIMARY KEY (provider, currency)
);

create table wallet.provider_report (
  id bigint not null generated always as identity,
  provider text not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  made_by text not null,
  made_at timestamp with time zone not null,
  matched integer not null,
  source text not null,
  constraint provider_report_check CHECK ((ends_at > starts_at)),
  constraint provider_report_matched_check CHECK ((matched >= 0)),
  constraint provider_report_source_check CHECK ((source = ANY (ARRAY['file'::text, 'provider'::text, 'schedule'::text]))),
  constraint provider_report_provider_fkey FOREIGN KEY (provider) REFERENCES wallet.payment_provider(code),
  constraint provider_report_pkey PRIMARY KEY (id)
);

create table wallet.report_difference (
  id bigint not null generated always as identity,
  report_id bigint not null,
  verdict text not null,
  kind text not null,
  reference text,
  payment text,
  currency text not null,
  theirs text,
  ours text,
  settled_by text,
  settled_at timestamp with time zone,
  note text,
  constraint report_difference_check CHECK (((settled_at IS NULL) = (settled_by IS NULL))),
  constraint report_difference_check1 CHECK (((verdict = 'missing-here'::text) = (ours IS NULL))),
  constraint report_difference_check2 CHECK (((verdict = 'missing-there'::text) = (theirs IS NULL))),
  constraint report_difference_kind_check CHECK ((kind = ANY (ARRAY['deposit'::text, 'payout'::text]))),
  constraint report_difference_verdict_check CHECK ((verdict = ANY (ARRAY['missing-here'::text, 'missing-there'::text, 'different'::text]))),
  constraint report_difference_report_id_fkey FOREIGN KEY (report_id) REFERENCES wallet.provider_report(id),
  constraint report_difference_pkey PRIMARY KEY (id)
);

create table wallet.trial_grant (
  member_id bigint not null,
  currency text not null,
  amount bigint not null,
  made_at timestamp with time zone not null,
  posting_key uuid not null,
  constraint trial_grant_amount_check CHECK ((amount > 0)),
  constraint trial_grant_pkey PRIMARY KEY (member_id),
  constraint trial_grant_posting_key_key UNIQUE (posting_key)
);

create table wallet.voucher (
  id bigint not null generated always as identity,
  batch_id bigint not null,
  hash bytea not null,
  sealed text not null,
  redeemed_at timestamp with time zone,
  member_id bigint,
  deposit_id bigint,
  constraint voucher_check CHECK (((redeemed_at IS NULL) = (member_id IS NULL))),
  constraint voucher_check1 CHECK (((redeemed_at IS NULL) = (deposit_id IS NULL))),
  constraint voucher_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES wallet.voucher_batch(id),
  constraint voucher_deposit_id_fkey FOREIGN KEY (deposit_id) REFERENCES wallet.deposit_order(id),
  constraint voucher_pkey PRIMARY KEY (id),
  constraint voucher_deposit_id_key UNIQUE (deposit_id),
  constraint voucher_hash_key UNIQUE (hash)
);

create table wallet.voucher_batch (
  id bigint not null generated always as identity,
  name text not null,
  currency text not null,
  amount bigint not null,
  count integer not null,
  made_by text not null,
  made_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  withdrawn_at timestamp with time zone,
  withdrawn_by text,
  constraint voucher_batch_amount_check CHECK ((amount > 0)),
  constraint voucher_batch_check CHECK ((expires_at > made_at)),
  constraint voucher_batch_count_check CHECK (((count >= 1) AND (count <= 1000))),
  constraint voucher_batch_pkey PRIMARY KEY (id)
);

create table wallet.withdrawal (
  id bigint not null generated always as identity,
  reference text not null,
  member_id bigint not null,
  account text not null,
  currency text not null,
  amount bigint not null,
  fee bigint not null,
  payout_account_id bigint not null,
  payee_kind text not null,
  payee_bank text not null,
  payee_holder text not null,
  payee_number text not null,
  state text not null,
  requested_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  hold_key uuid not null,
  close_key uuid,
  fee_key uuid,
  taken_by text,
  taken_at timestamp with time zone,
  approved_by text,
  approved_at timestamp with time zone,
  decided_by text,
  note text,
  failure text,
  conflict text,
  checked_at timestamp with time zone,
  matched bigint not null default 0,
  received bigint not null default 0,
  coin text,
  network text,
  rate text,
  ip text,
  constraint withdrawal_amount_check CHECK ((amount > 0)),
  constraint withdrawal_check CHECK (((fee >= 0) AND (fee < amount))),
  constraint withdrawal_check1 CHECK (((state = ANY (ARRAY['paid'::text, 'rejected'::text, 'cancelled'::text])) = (close_key IS NOT NULL))),
  constraint withdrawal_check2 CHECK (((state = ANY (ARRAY['paid'::text, 'rejected'::text, 'cancelled'::text])) = (closed_at IS NOT NULL))),
  constraint withdrawal_check3 CHECK ((((state = 'paid'::text) AND (fee > 0)) = (fee_key IS NOT NULL))),
  constraint withdrawal_coin CHECK ((((coin IS NULL) = (rate IS NULL)) AND ((coin IS NULL) = (network IS NULL)) AND ((coin IS NULL) OR (payee_kind = 'crypto'::text)))),
  constraint withdrawal_conflict_check CHECK ((conflict = ANY (ARRAY['paid-after-return'::text, 'failed-after-paid'::text, 'paid-twice'::text]))),
  constraint withdrawal_parts CHECK (((received >= 0) AND (matched >= received) AND (matched <= (amount - fee)))),
  constraint withdrawal_state_check CHECK ((state = ANY (ARRAY['requested'::text, 'matching'::text, 'approved'::text, 'sending'::text, 'unknown'::text, 'sent'::text, 'failed'::text, 'paid'::text, 'rejected'::text, 'cancelled'::text]))),
  constraint withdrawal_payout_account_id_fkey FOREIGN KEY (payout_account_id) REFERENCES wallet.payout_account(id),
  constraint withdrawal_pkey PRIMARY KEY (id),
  constraint withdrawal_close_key_key UNIQUE (close_key),
  constraint withdrawal_fee_key_key UNIQUE (fee_key),
  constraint withdrawal_hold_key_key UNIQUE (hold_key),
  constraint withdrawal_reference_key UNIQUE (reference)
);

CREATE INDEX adjustment_member ON wallet.adjustment USING btree (member_id, id);

CREATE INDEX deposit_limit_of_member ON wallet.deposit_limit USING btree (member_id, period, id);

CREATE INDEX deposit_order_by_transaction ON wallet.deposit_order USING btree (upper(transaction_id)) WHERE (transaction_id IS NOT NULL);

CREATE INDEX deposit_order_channel ON wallet.deposit_order USING btree (channel, made_at, id);

CREATE INDEX deposit_order_extra ON wallet.deposit_order USING btree (extra_of) WHERE (extra_of IS NOT NULL);

CREATE INDEX deposit_order_ip ON wallet.deposit_order USING btree (ip, made_at, id) WHERE (ip IS NOT NULL);

CREATE INDEX deposit_order_member ON wallet.deposit_order USING btree (member_id, made_at, id);

CREATE INDEX deposit_order_newest ON wallet.deposit_order USING btree (made_at, id);

CREATE INDEX deposit_order_payer ON wallet.deposit_order USING btree (btrim(regexp_replace(lower(NORMALIZE(payer_name, NFKC)), '[\s.]+'::text, ' '::text, 'g'::text)), member_id) WHERE (payer_name IS NOT NULL);

CREATE INDEX deposit_order_provider ON wallet.deposit_order USING btree (provider, made_at) WHERE (provider IS NOT NULL);

CREATE INDEX deposit_order_provider_settled ON wallet.deposit_order USING btree (provider, settled_at) WHERE ((provider IS NOT NULL) AND (state = 'paid'::text));

CREATE INDEX deposit_order_settled ON wallet.deposit_order USING btree (settled_at) WHERE (state = 'paid'::text);

CREATE INDEX deposit_order_slip ON wallet.deposit_order USING btree (slip) WHERE (slip IS NOT NULL);

CREATE INDEX deposit_order_state ON wallet.deposit_order USING btree (state, made_at, id);

CREATE UNIQUE INDEX deposit_order_transaction ON wallet.deposit_order USING btree (channel, upper(transaction_id)) WHERE ((transaction_id IS NOT NULL) AND (state = ANY (ARRAY['review'::text, 'confirming'::text, 'paid'::text])));

CREATE INDEX order_note_reference ON wallet.order_note USING btree (reference, id);

CREATE INDEX payment_event_reference ON wallet.payment_event USING btree (reference);

CREATE INDEX payment_event_stray ON wallet.payment_event USING btree (received_at) WHERE (answer <> 'taken'::text);

CREATE INDEX payout_account_member ON wallet.payout_account USING btree (member_id, id);

CREATE UNIQUE INDEX payout_account_own ON wallet.payout_account USING btree (member_id, bank, number) WHERE (removed_at IS NULL);

CREATE INDEX payout_account_shared ON wallet.payout_account USING btree (bank, number);

CREATE INDEX payout_attempt_provider ON wallet.payout_attempt USING btree (provider, answered_at) WHERE (state = 'paid'::text);

CREATE INDEX payout_part_due ON wallet.payout_part USING btree (answer_by) WHERE (state = 'told'::text);

CREATE INDEX payout_part_offered ON wallet.payout_part USING btree (expires_at) WHERE (state = 'offered'::text);

CREATE INDEX payout_part_state ON wallet.payout_part USING btree (state, id);

CREATE INDEX payout_part_withdrawal ON wallet.payout_part USING btree (withdrawal_id, id);

CREATE INDEX provider_report_newest ON wallet.provider_report USING btree (made_at, id);

CREATE UNIQUE INDEX provider_report_of_day ON wallet.provider_report USING btree (provider, starts_at, ends_at) WHERE (source = 'schedule'::text);

CREATE INDEX report_difference_report ON wallet.report_difference USING btree (report_id, ((settled_at IS NOT NULL)), id);

CREATE INDEX report_difference_waiting ON wallet.report_difference USING btree (id) WHERE (settled_at IS NULL);

CREATE INDEX voucher_batch_codes ON wallet.voucher USING btree (batch_id, id);

CREATE INDEX withdrawal_conflict ON wallet.withdrawal USING btree (requested_at, id) WHERE (conflict IS NOT NULL);

CREATE INDEX withdrawal_ip ON wallet.withdrawal USING btree (ip, requested_at, id) WHERE (ip IS NOT NULL);

CREATE INDEX withdrawal_matching ON wallet.withdrawal USING btree (currency, requested_at, id) WHERE ((state = 'matching'::text) AND (matched < (amount - fee)));

CREATE INDEX withdrawal_member ON wallet.withdrawal USING btree (member_id, requested_at, id);

CREATE INDEX withdrawal_newest ON wallet.withdrawal USING btree (requested_at, id);

CREATE INDEX withdrawal_open_payout ON wallet.withdrawal USING btree (changed_at) WHERE (state = ANY (ARRAY['sending'::text, 'unknown'::text, 'sent'::text]));

CREATE INDEX withdrawal_paid ON wallet.withdrawal USING btree (closed_at) WHERE ((state = 'paid'::text) OR (received > 0));

CREATE INDEX withdrawal_payout_account ON wallet.withdrawal USING btree (payout_account_id);

CREATE INDEX withdrawal_state ON wallet.withdrawal USING btree (state, requested_at, id);

CREATE INDEX withdrawal_taken ON wallet.withdrawal USING btree (requested_at, id) WHERE (taken_by IS NOT NULL);

create view wallet.deposit_view as
 SELECT member_id,
    currency,
    state,
    credited,
    settled_at,
    fee
   FROM wallet.deposit_order;

create view wallet.difference_view as
 SELECT id,
    report_id,
    settled_at
   FROM wallet.report_difference;

create view wallet.withdrawal_view as
 SELECT member_id,
    currency,
    state,
    amount,
    conflict,
    closed_at,
    received
   FROM wallet.withdrawal;

CREATE OR REPLACE FUNCTION wallet.lock_waiting(p_currency text, p_least bigint, p_payer bigint, p_besides bigint[], p_most integer)
 RETURNS TABLE(id bigint, member_id bigint, room bigint, bank text, holder text, number text)
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
 SET enable_sort TO 'off'
 SET jit TO 'off'
AS $function$
#variable_conflict use_column
begin
  return query
    select f.id, f.member_id, f.amount - f.fee - f.matched, f.payee_bank, f.payee_holder, f.payee_number
    from wallet.withdrawal f
    where f.state = 'matching'
      and f.currency = p_currency
      and f.matched < f.amount - f.fee
      and f.amount - f.fee - f.matched >= p_least
      and f.member_id <> p_payer
      and f.id <> all (p_besides)
    order by f.requested_at, f.id
    limit p_most
    for update skip locked;
end
$function$;

CREATE OR REPLACE FUNCTION wallet.note_attempt_paid()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into wallet.provider_movement (provider, currency, paid_out)
  select new.provider, w.currency, case when new.state = 'paid' then 1 else -1 end * (w.amount - w.fee - w.received)
  from wallet.withdrawal w
  where w.id = new.withdrawal_id and w.state = 'paid';
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION wallet.note_paid_in()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and old.state = 'paid' then
    insert into wallet.provider_movement (provider, currency, paid_in) values (old.provider, old.currency, -old.credited);
  end if;
  if new.state = 'paid' then
    insert into wallet.provider_movement (provider, currency, paid_in) values (new.provider, new.currency, new.credited);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION wallet.note_withdrawal_paid()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into wallet.provider_movement (provider, currency, paid_out)
  select a.provider, new.currency, case when new.state = 'paid' then 1 else -1 end * (new.amount - new.fee - new.received)
  from wallet.payout_attempt a
  where a.withdrawal_id = new.id and a.state = 'paid';
  return null;
end
$function$;

CREATE TRIGGER deposit_paid_at_once AFTER INSERT ON wallet.deposit_order FOR EACH ROW WHEN (((new.provider IS NOT NULL) AND (new.state = 'paid'::text))) EXECUTE FUNCTION wallet.note_paid_in();

CREATE TRIGGER deposit_paid_in AFTER UPDATE OF state, credited ON wallet.deposit_order FOR EACH ROW WHEN (((new.provider IS NOT NULL) AND ((old.state IS DISTINCT FROM new.state) OR (old.credited IS DISTINCT FROM new.credited)) AND ((old.state = 'paid'::text) OR (new.state = 'paid'::text)))) EXECUTE FUNCTION wallet.note_paid_in();

CREATE TRIGGER attempt_paid AFTER UPDATE OF state ON wallet.payout_attempt FOR EACH ROW WHEN (((old.state = 'paid'::text) <> (new.state = 'paid'::text))) EXECUTE FUNCTION wallet.note_attempt_paid();

CREATE TRIGGER attempt_paid_at_once AFTER INSERT ON wallet.payout_attempt FOR EACH ROW WHEN ((new.state = 'paid'::text)) EXECUTE FUNCTION wallet.note_attempt_paid();

CREATE TRIGGER withdrawal_paid_out AFTER UPDATE OF state ON wallet.withdrawal FOR EACH ROW WHEN (((old.state = 'paid'::text) <> (new.state = 'paid'::text))) EXECUTE FUNCTION wallet.note_withdrawal_paid();
