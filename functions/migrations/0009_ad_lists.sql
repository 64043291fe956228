-- Filters find their newest ads in an index that has them in this order, as far as a page or the counts need; a brand's has what its
-- cars ask by year, too. Of what many ads have (functions/market/search/ad-finder.ts), the newest of all are gone through.
DROP INDEX ads_by_brand;
CREATE INDEX ads_by_brand ON ads (brand_key, published_at DESC, n DESC, year, price, condition) WHERE state = 'publiee';
CREATE INDEX ads_by_model_recent ON ads (model_key, published_at DESC, n DESC) WHERE state = 'publiee';
DROP INDEX ads_by_town;
CREATE INDEX ads_by_town ON ads (region, town, published_at DESC, n DESC) WHERE state = 'publiee';
CREATE INDEX ads_by_region ON ads (region, published_at DESC, n DESC) WHERE state = 'publiee';
CREATE INDEX ads_by_body ON ads (body_type, published_at DESC, n DESC) WHERE state = 'publiee';
CREATE INDEX ads_by_colour ON ads (colour, published_at DESC, n DESC) WHERE state = 'publiee';
CREATE INDEX ads_by_papers ON ads (papers, published_at DESC, n DESC) WHERE state = 'publiee';
CREATE INDEX ads_by_energy ON ads (energy, published_at DESC, n DESC) WHERE state = 'publiee';
CREATE INDEX ads_by_condition ON ads (condition, published_at DESC, n DESC) WHERE state = 'publiee';
CREATE INDEX ads_by_seats ON ads (seats, published_at DESC, n DESC) WHERE state = 'publiee';
CREATE INDEX ads_by_gearbox ON ads (gearbox, published_at DESC, n DESC) WHERE state = 'publiee';
