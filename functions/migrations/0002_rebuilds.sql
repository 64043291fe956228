-- Webhooks that were acted on: each id once.
CREATE TABLE webhooks (
  id TEXT PRIMARY KEY,
  received_at INTEGER NOT NULL -- milliseconds
) STRICT;

-- The rebuild that is asked for: one row or none.
CREATE TABLE rebuild_asked (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  first_at INTEGER NOT NULL,
  last_at INTEGER NOT NULL
) STRICT;

-- Builds that were started, for the day's limit.
CREATE TABLE rebuilds (started_at INTEGER NOT NULL) STRICT;
CREATE INDEX rebuilds_by_start ON rebuilds (started_at);
