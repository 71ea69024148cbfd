-- The fingerprint of the fact and of all before it; null for those from before there were chains.
alter table facts add column chain blob;
-- Talk: it hangs beside the chain, and the older part of it is not read.
alter table facts add column talk integer not null default 0;
update facts set talk = 1 where body like '{"fact":"said"%';

-- Matches that are known not to be whole: no list has them.
create table damaged (
  match text primary key not null,
  why text not null
) without rowid;
