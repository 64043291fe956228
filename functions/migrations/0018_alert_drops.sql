-- The price at which an alert told an ad, below which it tells the ad again; ads told before this column are told again at any lower price.
ALTER TABLE alert_ads ADD COLUMN price INTEGER;
-- Which prices changed since an alert was last checked.
CREATE INDEX ad_prices_by_time ON ad_prices (at);
-- Alerts on the price of one ad, which end with it.
CREATE INDEX alerts_on_ads ON alerts (search) WHERE search GLOB 'annonce=*';
