-- Finds the newest of a guest's matches without reading what is told of all of them.
create index summaries_at on summaries (match, at);
