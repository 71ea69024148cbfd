-- Facts lie in the order in which they came, and an index finds those of a match. While they lay by match, each changed a
-- page of its own, and every few of them split it.
create table ordered (
  match text not null,
  number integer not null,
  body text not null,
  -- Tells our own row from another's when the outcome of a commit is not known.
  token integer not null,
  -- The fingerprint of the fact and of all before it; null for those from before there were chains.
  chain blob,
  -- Talk: it hangs beside the chain, and the older part of it is not read.
  talk integer not null default 0,
  primary key (match, number)
);

insert into ordered (match, number, body, token, chain, talk)
  select match, number, body, token, chain, talk from facts order by match, number;

drop table facts;
alter table ordered rename to facts;
