-- What visitors send, and what is still to be handed to api.php: both rows are written in one batch.
CREATE TABLE messages (
  id TEXT PRIMARY KEY, -- made by the browser: the same message sent again is the same
  endpoint TEXT NOT NULL, -- of api.php
  contact TEXT NOT NULL, -- telephone or e-mail, for the quota
  body TEXT NOT NULL, -- JSON, as api.php takes it
  received_at INTEGER NOT NULL -- milliseconds
) STRICT;
CREATE INDEX messages_by_contact ON messages (contact, received_at);

CREATE TABLE outbox (
  id TEXT PRIMARY KEY REFERENCES messages (id) ON DELETE CASCADE,
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'undeliverable')),
  attempts INTEGER NOT NULL DEFAULT 0,
  next_at INTEGER NOT NULL,
  lease_until INTEGER NOT NULL DEFAULT 0,
  last_error TEXT,
  sent_at INTEGER
) STRICT;
CREATE INDEX outbox_by_due ON outbox (state, next_at);
