create table facts (
  match text collate "C" not null,
  number bigint not null,
  body text not null,
  -- Tells our own row from another's when the outcome of a commit is not known.
  token bigint not null,
  -- The transaction that stored it: what a listener that was cut off reads to catch up.
  xact bigint not null default (pg_current_xact_id()::text::bigint),
  primary key (match, number)
);

-- Facts are only ever added, so transactions lie in order on the disk, and this index costs nothing.
create index facts_xact on facts using brin (xact) with (pages_per_range = 16, autosummarize = on);

-- With room in each page for the next version of a summary, which is replaced again and again.
create table summaries (
  match text collate "C" primary key,
  state text not null,
  listed boolean not null,
  at bigint not null,
  body text not null
) with (fillfactor = 50);

create index summaries_listed on summaries (state, at desc, match desc) where listed;

create table sitting (
  guest text collate "C" not null,
  match text collate "C" not null,
  primary key (guest, match)
);

create index sitting_match on sitting (match);

create table snapshots (
  match text collate "C" primary key,
  number bigint not null,
  body text not null
);

create table secrets (
  name text primary key,
  value bytea not null
);
