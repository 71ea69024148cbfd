-- The fingerprint of the fact and of all before it; null for those from before there were chains.
alter table facts add column chain bytea;
-- Talk: it hangs beside the chain, and the older part of it is not read.
alter table facts add column talk boolean not null default false;
update facts set talk = true where body like '{"fact":"said"%';

-- Matches that are known not to be whole: no list has them.
create table damaged (
  match text collate "C" primary key,
  why text not null
);
