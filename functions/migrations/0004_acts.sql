-- What a member does once: it stays when the message itself is taken away.
CREATE TABLE acts (
  uid TEXT NOT NULL, -- of the identity provider
  act TEXT NOT NULL CHECK (act IN ('review', 'useful', 'report')),
  subject INTEGER NOT NULL, -- the model that is reviewed; the review that is voted on
  id TEXT NOT NULL UNIQUE, -- of the message
  PRIMARY KEY (uid, act, subject)
) STRICT;
INSERT INTO acts (uid, act, subject, id) SELECT uid, 'review', model_id, id FROM reviews;
DROP TABLE reviews;
