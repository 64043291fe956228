-- What the ads of a model say of its price (functions/market/estimate).
CREATE TABLE estimates (
  model_key TEXT PRIMARY KEY,
  brand_key TEXT NOT NULL,
  body_type TEXT NOT NULL,
  evidence TEXT NOT NULL, -- JSON: what the models of its family borrow
  fit TEXT, -- JSON: how its cars are estimated; NULL while its ads are too few
  fitted_at INTEGER NOT NULL -- milliseconds
) STRICT, WITHOUT ROWID;

-- The run over all models, which is made in slices: first the slopes of families, then the values of models.
CREATE TABLE estimate_run (
  one INTEGER PRIMARY KEY CHECK (one = 1), -- one row
  began_at INTEGER NOT NULL,
  step TEXT NOT NULL CHECK (step IN ('slopes', 'values', 'done')),
  after TEXT NOT NULL, -- the last model that this step has done
  family TEXT -- JSON: the slopes of families, from the first step
) STRICT;

-- What usual cars of a model and a year were estimated at, month by month.
CREATE TABLE estimate_history (
  model_key TEXT NOT NULL,
  year INTEGER NOT NULL,
  month TEXT NOT NULL, -- ISO
  value INTEGER NOT NULL,
  PRIMARY KEY (model_key, year, month)
) STRICT, WITHOUT ROWID;

-- Ads are estimated by a fit, no more by the median of those like them.
ALTER TABLE ads RENAME COLUMN market_n TO estimate_n;
ALTER TABLE ads RENAME COLUMN market_median TO estimate_value;
ALTER TABLE ads ADD COLUMN estimate_low INTEGER;
ALTER TABLE ads ADD COLUMN estimate_high INTEGER;
ALTER TABLE ads ADD COLUMN estimate_certainty TEXT;

CREATE INDEX ads_estimated ON ads (model_key, n) WHERE state IN ('publiee', 'vendue', 'expiree');

-- How far an ad is under its estimate, in thousandths, where it may be praised: its papers are done, and rules saw nothing odd in it. One whose price
-- lies among those that half of such cars ask is no bargain (BARGAIN, functions/market/ad-row.ts).
DROP TRIGGER ads_bargain_begun;
DROP TRIGGER ads_bargain;
CREATE TRIGGER ads_bargain_begun AFTER INSERT ON ads WHEN NEW.estimate_value IS NOT NULL BEGIN
  UPDATE ads SET bargain_gap = iif(papers = 'dedouane_mute' AND warnings = '[]', max(CAST(round((price - estimate_value) * 1000.0 / estimate_value) AS INTEGER), iif(price > estimate_low, -79, -1000)), NULL) WHERE n = NEW.n;
END;
CREATE TRIGGER ads_bargain AFTER UPDATE OF price, estimate_value, estimate_low, papers, warnings ON ads BEGIN
  UPDATE ads SET bargain_gap = iif(papers = 'dedouane_mute' AND warnings = '[]', max(CAST(round((price - estimate_value) * 1000.0 / estimate_value) AS INTEGER), iif(price > estimate_low, -79, -1000)), NULL) WHERE n = NEW.n;
END;
UPDATE ads SET estimate_n = NULL, estimate_value = NULL;
