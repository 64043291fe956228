-- What operators have closed for a while, with who did so, when and why. A switch is on while its row has no end; ended rows tell what was.
CREATE TABLE switches (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  on_at INTEGER NOT NULL, -- milliseconds
  who TEXT NOT NULL, -- the operator
  why TEXT NOT NULL, -- visitors read it
  email TEXT, -- where visitors write to instead
  whatsapp TEXT, -- E.164
  off_at INTEGER,
  off_who TEXT
) STRICT;
CREATE UNIQUE INDEX switches_on ON switches (name) WHERE off_at IS NULL;
