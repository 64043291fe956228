-- How far an ad is under the median of comparable ones, in thousandths, where it may be praised: its papers are done, and rules saw nothing odd
-- in it (functions/market/ad-row.ts). Triggers write it. It keeps the place of the column that it was: indexes cover the first 63 alone.
ALTER TABLE ads RENAME COLUMN market_gap TO bargain_gap;
CREATE TRIGGER ads_bargain_begun AFTER INSERT ON ads WHEN NEW.market_median IS NOT NULL BEGIN
  UPDATE ads SET bargain_gap = iif(papers = 'dedouane_mute' AND warnings = '[]', CAST(round((price - market_median) * 1000.0 / market_median) AS INTEGER), NULL) WHERE n = NEW.n;
END;
CREATE TRIGGER ads_bargain AFTER UPDATE OF price, market_median, papers, warnings ON ads BEGIN
  UPDATE ads SET bargain_gap = iif(papers = 'dedouane_mute' AND warnings = '[]', CAST(round((price - market_median) * 1000.0 / market_median) AS INTEGER), NULL) WHERE n = NEW.n;
END;
-- What was compared with whatever is no comparison: nothing is said of it until its model is compared anew.
UPDATE ads SET market_n = NULL, market_median = NULL;
-- What ads of a model or a brand ask is read from their index alone, comparable ones too.
DROP INDEX ads_by_model;
CREATE INDEX ads_by_model ON ads (model_key, year, price, condition, mileage) WHERE state = 'publiee';
-- The price at which an operator last read the ad: what falls far below it is read again, in however many steps it falls.
ALTER TABLE ads ADD COLUMN read_price INTEGER;
UPDATE ads SET read_price = price WHERE published_at IS NOT NULL;
