create table facts (
  match text not null,
  number integer not null,
  body text not null,
  -- Tells our own row from another's when the outcome of a commit is not known.
  token integer not null,
  primary key (match, number)
) without rowid;

create table summaries (
  match text primary key not null,
  state text not null,
  listed integer not null,
  at integer not null,
  body text not null
) without rowid;

create index summaries_listed on summaries (state, at desc, match desc) where listed;

create table sitting (
  guest text not null,
  match text not null,
  primary key (guest, match)
) without rowid;

create index sitting_match on sitting (match);

create table snapshots (
  match text primary key not null,
  number integer not null,
  body text not null
) without rowid;

create table secrets (
  name text primary key not null,
  value blob not null
) without rowid;
