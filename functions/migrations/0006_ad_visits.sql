-- Who has seen an ad, or asked for its number: once a visitor and day counts. Taken away the night after; written at each view, hence
-- without another index.
CREATE TABLE ad_visits (
  visitor TEXT NOT NULL, -- a digest of the network's address and the day: it tells nobody apart from one day to the next
  act TEXT NOT NULL CHECK (act IN ('view', 'contact')),
  ad_id TEXT NOT NULL,
  day TEXT NOT NULL, -- ISO
  PRIMARY KEY (visitor, act, ad_id)
) STRICT, WITHOUT ROWID;
