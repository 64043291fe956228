-- When all parts of the clock last came to their end: the one of each minute, the one of each night.
CREATE TABLE clock_runs (
  clock TEXT PRIMARY KEY CHECK (clock IN ('minute', 'night')),
  at INTEGER NOT NULL -- milliseconds
) STRICT;
