-- When all parts of the clock last came to their end: the one of each minute, the one of each night.
CREATE TABLE clock_runs (
  clock TEXT PRIMARY KEY CHECK (clock IN ('minute', 'night')),
  at INTEGER NOT NULL -- milliseconds
) STRICT;

-- How many drafts a member has begun in a day, and photos sent: what they delete counts, too. It outlives the member's own rows until the
-- night, so that nobody leaves to begin anew.
CREATE TABLE member_days (
  uid TEXT NOT NULL,
  act TEXT NOT NULL CHECK (act IN ('draft', 'photo')),
  day TEXT NOT NULL, -- ISO
  n INTEGER NOT NULL,
  PRIMARY KEY (uid, act, day)
) STRICT, WITHOUT ROWID;
CREATE INDEX member_days_by_day ON member_days (day);
CREATE TRIGGER drafts_counted AFTER INSERT ON ads WHEN NEW.state = 'brouillon' BEGIN
  INSERT INTO member_days (uid, act, day, n) VALUES (NEW.seller_uid, 'draft', date(NEW.created_at / 1000, 'unixepoch'), 1) ON CONFLICT (uid, act, day) DO UPDATE SET n = n + 1;
END;
CREATE TRIGGER photos_counted AFTER INSERT ON ad_photos WHEN NEW.state = 'quarantine' BEGIN
  INSERT INTO member_days (uid, act, day, n) SELECT seller_uid, 'photo', date(NEW.created_at / 1000, 'unixepoch'), 1 FROM ads WHERE id = NEW.ad_id ON CONFLICT (uid, act, day) DO UPDATE SET n = n + 1;
END;

-- Deleted ads that nobody saw have no address to keep.
CREATE INDEX ads_to_drop ON ads (closed_at) WHERE state = 'supprimee' AND published_at IS NULL;
