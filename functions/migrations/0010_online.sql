-- How many ads are online, of each seller and in all: told by triggers, so that nobody counts them.
ALTER TABLE sellers ADD COLUMN online INTEGER NOT NULL DEFAULT 0;
UPDATE sellers SET online = (SELECT count(*) FROM ads WHERE seller_uid = sellers.uid AND state = 'publiee');
DROP INDEX sellers_verified;
CREATE INDEX sellers_verified ON sellers (type, online DESC, id) WHERE verified = 1;

CREATE TABLE ads_online (id INTEGER PRIMARY KEY CHECK (id = 1), n INTEGER NOT NULL) STRICT; -- one row
INSERT INTO ads_online SELECT 1, count(*) FROM ads WHERE state = 'publiee';

CREATE TRIGGER ads_online_new AFTER INSERT ON ads WHEN NEW.state = 'publiee'
BEGIN
  UPDATE sellers SET online = online + 1 WHERE uid = NEW.seller_uid;
  INSERT INTO ads_online VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET n = n + 1;
END;
CREATE TRIGGER ads_online_changed AFTER UPDATE OF state ON ads WHEN (OLD.state = 'publiee') <> (NEW.state = 'publiee')
BEGIN
  UPDATE sellers SET online = online + iif(NEW.state = 'publiee', 1, -1) WHERE uid = NEW.seller_uid;
  UPDATE ads_online SET n = n + iif(NEW.state = 'publiee', 1, -1);
END;
CREATE TRIGGER ads_online_gone AFTER DELETE ON ads WHEN OLD.state = 'publiee'
BEGIN
  UPDATE sellers SET online = online - 1 WHERE uid = OLD.seller_uid;
  UPDATE ads_online SET n = n - 1;
END;
