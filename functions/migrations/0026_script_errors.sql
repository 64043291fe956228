-- Errors of the site's scripts in browsers (functions/site/reports/script-errors.ts): one row for each place in a file, with nothing of who reported it.
CREATE TABLE script_errors (
  error TEXT NOT NULL, -- its name, such as « TypeError »
  place TEXT NOT NULL, -- file, line and column
  page TEXT NOT NULL, -- the kind of page: the beginning of its path
  first_at INTEGER NOT NULL, -- milliseconds
  last_at INTEGER NOT NULL,
  times INTEGER NOT NULL,
  PRIMARY KEY (error, place, page)
) STRICT, WITHOUT ROWID;
