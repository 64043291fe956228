-- Who sells: one row a member who has begun an ad.
CREATE TABLE sellers (
  uid TEXT PRIMARY KEY, -- of the identity provider; never shown
  id TEXT NOT NULL UNIQUE, -- in addresses: it cannot be guessed
  email TEXT NOT NULL,
  name TEXT NOT NULL,
  type TEXT NOT NULL CHECK (type IN ('particulier', 'parking', 'concessionnaire')),
  verified INTEGER NOT NULL DEFAULT 0, -- by an operator
  blocked_at INTEGER, -- milliseconds, as all times here
  since INTEGER NOT NULL
) STRICT;
CREATE INDEX sellers_verified ON sellers (type) WHERE verified = 1;

-- Used-car ads; values of lists as src/contract/market/lists.ts says them.
CREATE TABLE ads (
  n INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE, -- in addresses: it cannot be guessed
  seller_uid TEXT NOT NULL REFERENCES sellers (uid) ON DELETE CASCADE,
  state TEXT NOT NULL CHECK (state IN ('brouillon', 'en_attente', 'publiee', 'refusee', 'expiree', 'vendue', 'supprimee')),
  revision INTEGER NOT NULL DEFAULT 1, -- one more at each change: who changes what they have not seen is told so

  -- The car. Its brand and model are the guide's, or what was typed (« Autre »); keys are their names as addresses spell them.
  brand_key TEXT NOT NULL DEFAULT '', -- « ford »
  brand_name TEXT NOT NULL DEFAULT '',
  model_key TEXT NOT NULL DEFAULT '', -- « ford-escape »
  model_name TEXT NOT NULL DEFAULT '',
  model_id INTEGER, -- the guide's
  version TEXT,
  year INTEGER NOT NULL DEFAULT 0,
  month INTEGER,
  energy TEXT NOT NULL DEFAULT '',
  gearbox TEXT NOT NULL DEFAULT '',
  drive TEXT,
  body_type TEXT NOT NULL DEFAULT '',
  fiscal_power INTEGER, -- CV
  engine INTEGER, -- cm³
  colour TEXT,
  seats INTEGER,
  doors INTEGER,

  condition TEXT NOT NULL DEFAULT '',
  papers TEXT NOT NULL DEFAULT '',
  mileage INTEGER NOT NULL DEFAULT 0,
  origin TEXT,
  steering TEXT,
  first_hand INTEGER NOT NULL DEFAULT 0,
  owners INTEGER,
  service_book INTEGER NOT NULL DEFAULT 0,
  inspection_until TEXT, -- ISO day
  insurance_until TEXT,
  accidents TEXT,
  vin TEXT, -- never shown

  equipment TEXT NOT NULL DEFAULT '[]', -- JSON, sorted
  air_conditioning INTEGER NOT NULL DEFAULT 0,
  description TEXT NOT NULL DEFAULT '',

  price INTEGER NOT NULL DEFAULT 0, -- francs CFA
  price_before INTEGER, -- the last one, where it was higher
  price_dropped_at INTEGER,
  negotiable INTEGER NOT NULL DEFAULT 0,
  trade_in INTEGER NOT NULL DEFAULT 0,
  credit INTEGER NOT NULL DEFAULT 0,

  region TEXT NOT NULL DEFAULT '', -- a key of src/places.ts
  department TEXT, -- as src/places.ts names it, and so the town: « Sacré-Cœur »; addresses have their slugs
  town TEXT NOT NULL DEFAULT '',
  district TEXT, -- typed
  seller_name TEXT NOT NULL DEFAULT '',
  seller_type TEXT NOT NULL DEFAULT 'particulier',
  seller_verified INTEGER NOT NULL DEFAULT 0,
  phone TEXT NOT NULL DEFAULT '', -- E.164; shown on a tap, counted
  whatsapp INTEGER NOT NULL DEFAULT 0, -- whether the same number answers there
  call_hours TEXT,

  photos INTEGER NOT NULL DEFAULT 0, -- how many are ready
  cover TEXT, -- hash of the first one

  -- Beside published ads of the same model, a year more or less; null under eight of them.
  market_n INTEGER,
  market_median INTEGER,
  market_gap INTEGER, -- thousandths of the median: −60 is 6 % under

  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  submitted_at INTEGER,
  published_at INTEGER,
  expires_at INTEGER,
  reminded_at INTEGER,
  closed_at INTEGER, -- sold, expired, deleted
  views INTEGER NOT NULL DEFAULT 0,
  contacts INTEGER NOT NULL DEFAULT 0,
  refusal TEXT,
  warnings TEXT NOT NULL DEFAULT '[]' -- JSON: what automatic rules saw, for operators
) STRICT;
-- What visitors search is published: other rows cost them nothing.
CREATE INDEX ads_recent ON ads (published_at DESC, n DESC) WHERE state = 'publiee';
CREATE INDEX ads_by_price ON ads (price, n) WHERE state = 'publiee';
CREATE INDEX ads_by_mileage ON ads (mileage, n) WHERE state = 'publiee';
CREATE INDEX ads_by_year ON ads (year DESC, n DESC) WHERE state = 'publiee';
CREATE INDEX ads_by_gap ON ads (ifnull(market_gap, 1000000), n) WHERE state = 'publiee'; -- those that are compared with none come last
CREATE INDEX ads_by_brand ON ads (brand_key, published_at DESC) WHERE state = 'publiee';
CREATE INDEX ads_by_model ON ads (model_key, year, price, condition) WHERE state = 'publiee';
CREATE INDEX ads_by_town ON ads (region, town, published_at DESC) WHERE state = 'publiee';
-- All that filters ask and facets count, so that rare answers are found, and all are counted, without a look at descriptions.
CREATE INDEX ads_search ON ads (
  published_at DESC, n DESC, brand_key, brand_name, model_key, model_name, version, condition, papers, energy, gearbox, drive, body_type, colour, doors, seats, region, department, town, seller_type, origin, steering,
  price, year, mileage, fiscal_power, seller_verified, negotiable, first_hand, service_book, inspection_until, air_conditioning, trade_in, credit, photos, price_before, market_gap
) WHERE state = 'publiee';
CREATE INDEX ads_by_seller ON ads (seller_uid, state, n);
CREATE INDEX ads_waiting ON ads (submitted_at) WHERE state = 'en_attente';
CREATE INDEX ads_expiring ON ads (expires_at) WHERE state = 'publiee';

CREATE TABLE ad_prices (
  ad_id TEXT NOT NULL REFERENCES ads (id) ON DELETE CASCADE,
  price INTEGER NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (ad_id, at)
) STRICT;

CREATE TABLE ad_photos (
  id TEXT PRIMARY KEY, -- 128 random bits: its place under quarantine/ in R2
  ad_id TEXT NOT NULL REFERENCES ads (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  state TEXT NOT NULL DEFAULT 'quarantine' CHECK (state IN ('quarantine', 'ready', 'refused')),
  hash TEXT, -- of what is published (PHOTO_HASH): media/{hash}-{width}.jpg in R2
  width INTEGER NOT NULL, -- of the largest
  height INTEGER NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  next_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX ad_photos_by_ad ON ad_photos (ad_id, position);
CREATE INDEX ad_photos_by_hash ON ad_photos (hash);
CREATE INDEX ad_photos_due ON ad_photos (next_at) WHERE state = 'quarantine';

-- Once for each visitor.
CREATE TABLE ad_reports (
  ad_id TEXT NOT NULL REFERENCES ads (id) ON DELETE CASCADE,
  visitor TEXT NOT NULL, -- a digest
  reason TEXT NOT NULL,
  text TEXT,
  at INTEGER NOT NULL,
  PRIMARY KEY (ad_id, visitor)
) STRICT;

-- Saved searches that write.
CREATE TABLE alerts (
  id TEXT PRIMARY KEY, -- made by the browser
  email TEXT NOT NULL,
  uid TEXT, -- of the member, where there is one
  search TEXT NOT NULL, -- as an address spells it, in its one order
  name TEXT NOT NULL, -- « Hyundai Tucson, moins de 10 M »
  token TEXT NOT NULL UNIQUE, -- 128 random bits: confirms, and takes leave
  seen_at INTEGER NOT NULL, -- published_at of the newest ad that was told
  created_at INTEGER NOT NULL,
  confirmed_at INTEGER,
  told_at INTEGER,
  UNIQUE (email, search)
) STRICT;
CREATE INDEX alerts_due ON alerts (told_at) WHERE confirmed_at IS NOT NULL;
CREATE INDEX alerts_by_uid ON alerts (uid);
