-- Who has reviewed which model: it stays when the message itself is taken away.
CREATE TABLE reviews (
  uid TEXT NOT NULL, -- of the identity provider
  model_id INTEGER NOT NULL,
  id TEXT NOT NULL UNIQUE, -- of the message
  PRIMARY KEY (uid, model_id)
) STRICT;
