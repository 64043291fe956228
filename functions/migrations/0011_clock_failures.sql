-- Parts of the clock that failed: when last, how often, and why; none of what they worked on.
CREATE TABLE clock_failures (
  part TEXT PRIMARY KEY,
  failed_at INTEGER NOT NULL, -- milliseconds
  times INTEGER NOT NULL,
  reason TEXT NOT NULL
) STRICT;
