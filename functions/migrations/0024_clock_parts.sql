-- The last good run of each job of the clock, without a write for each that succeeds: it is the last run of its clock, unless the job fails now.
ALTER TABLE clock_runs ADD COLUMN ran_at INTEGER NOT NULL DEFAULT 0; -- milliseconds: the last run that came to its end, whatever failed in it
-- Of a job that fails now: when it last succeeded, null if it never did. `failing` is 0 once it has succeeded again.
ALTER TABLE clock_failures ADD COLUMN failing INTEGER NOT NULL DEFAULT 0;
ALTER TABLE clock_failures ADD COLUMN good_at INTEGER; -- milliseconds
