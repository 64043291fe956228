-- Who may use /api/ops beside the token of scripts, and in which role (rule: members/roles).
CREATE TABLE operators (
  account TEXT PRIMARY KEY, -- the uid of an account; an e-mail address until the account that verified it first comes
  role TEXT NOT NULL CHECK (role IN ('moderation', 'demandes', 'proprietaire')),
  name TEXT NOT NULL UNIQUE COLLATE NOCASE, -- decisions are recorded under it
  since INTEGER NOT NULL, -- milliseconds
  named_by TEXT NOT NULL
) STRICT;

-- What operators decided (rule: market/decisions).
CREATE TABLE decisions (
  n INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  operator TEXT NOT NULL, -- the name at that time
  act TEXT NOT NULL,
  ad_id TEXT,
  revision INTEGER, -- of the ad, which an approval or a refusal ends
  seller_id TEXT, -- of the ad, or the one who was decided about
  detail TEXT, -- a code, or what was marked
  note TEXT -- why, in the operator's words
) STRICT;
CREATE INDEX decisions_by_ad ON decisions (ad_id) WHERE ad_id IS NOT NULL;
CREATE INDEX decisions_by_seller ON decisions (seller_id) WHERE seller_id IS NOT NULL;
CREATE INDEX decisions_by_age ON decisions (at);
-- Two operators who decide on one revision at once: the first did.
CREATE UNIQUE INDEX decisions_once ON decisions (ad_id, revision) WHERE revision IS NOT NULL;

-- What was decided about a seller goes with them, and what was written about an ad with its texts.
CREATE TRIGGER decisions_of_seller AFTER DELETE ON sellers BEGIN
  DELETE FROM decisions WHERE seller_id = OLD.id;
END;
CREATE TRIGGER decisions_of_emptied AFTER UPDATE OF state, emptied_at ON ads WHEN NEW.state = 'supprimee' OR NEW.emptied_at IS NOT NULL BEGIN
  UPDATE decisions SET note = NULL WHERE ad_id = NEW.id AND note IS NOT NULL;
END;

-- When an operator read a report and left the ad online.
ALTER TABLE ad_reports ADD COLUMN settled_at INTEGER;

-- What the desk of requests did about a request for a car; it goes with the message (rule: messages/desk-kept).
CREATE TABLE lead_notes (
  n INTEGER PRIMARY KEY,
  message_id TEXT NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
  at INTEGER NOT NULL,
  operator TEXT NOT NULL, -- the name at that time
  state TEXT NOT NULL CHECK (state IN ('a_appeler', 'appele', 'rappeler', 'conclu', 'perdu')),
  recall_on TEXT, -- ISO day
  note TEXT
) STRICT;
CREATE INDEX lead_notes_by_message ON lead_notes (message_id, n);
CREATE INDEX messages_leads ON messages (received_at) WHERE endpoint = 'post_lead';
