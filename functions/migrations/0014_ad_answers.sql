-- How many online ads have each answer to each filter that an index finds, told by triggers: a search goes to the rarest one that it asks, and
-- knows before it reads whether that is few enough (functions/market/search/ad-finder.ts).
CREATE TABLE ad_answers (
  filter TEXT NOT NULL, -- as an address names it: « marque »
  answer TEXT NOT NULL, -- as `ads` stores it: « land-rover »
  label TEXT NOT NULL, -- what the last ad calls it, where names are not ours: « Land Rover »
  n INTEGER NOT NULL,
  PRIMARY KEY (filter, answer)
) STRICT, WITHOUT ROWID;
CREATE INDEX ad_answers_by_n ON ad_answers (n DESC, filter, answer, label) WHERE n > 0;

CREATE VIEW online_answers AS
SELECT ads.n AS ad, said.key AS filter, CAST(said.value AS TEXT) AS answer,
  CASE said.key WHEN 'marque' THEN ads.brand_name WHEN 'modele' THEN ads.brand_name || ' ' || ads.model_name ELSE '' END AS label
FROM ads, json_each(json_object(
  'modele', model_key, 'ville', town, 'marque', brand_key, 'carrosserie', body_type, 'couleur', colour, 'statut_des_papiers', papers,
  'energie', energy, 'etat_du_vehicule', condition, 'places', seats, 'boite', gearbox, 'region', region
)) AS said
WHERE ads.state = 'publiee' AND said.value <> '';

INSERT INTO ad_answers SELECT filter, answer, max(label), count(*) FROM online_answers GROUP BY filter, answer;

CREATE TRIGGER ad_answers_new AFTER INSERT ON ads WHEN NEW.state = 'publiee' BEGIN
  INSERT INTO ad_answers SELECT filter, answer, label, 1 FROM online_answers WHERE ad = NEW.n ON CONFLICT (filter, answer) DO UPDATE SET n = n + 1, label = excluded.label;
END;
CREATE TRIGGER ad_answers_left BEFORE UPDATE OF state, model_key, model_name, town, brand_key, brand_name, body_type, colour, papers, energy, condition, seats, gearbox, region ON ads WHEN OLD.state = 'publiee' BEGIN
  UPDATE ad_answers SET n = n - 1 WHERE (filter, answer) IN (SELECT filter, answer FROM online_answers WHERE ad = OLD.n);
END;
CREATE TRIGGER ad_answers_given AFTER UPDATE OF state, model_key, model_name, town, brand_key, brand_name, body_type, colour, papers, energy, condition, seats, gearbox, region ON ads WHEN NEW.state = 'publiee' BEGIN
  INSERT INTO ad_answers SELECT filter, answer, label, 1 FROM online_answers WHERE ad = NEW.n ON CONFLICT (filter, answer) DO UPDATE SET n = n + 1, label = excluded.label;
END;
CREATE TRIGGER ad_answers_gone BEFORE DELETE ON ads WHEN OLD.state = 'publiee' BEGIN
  UPDATE ad_answers SET n = n - 1 WHERE (filter, answer) IN (SELECT filter, answer FROM online_answers WHERE ad = OLD.n);
END;

-- The sitemap of ads is read from this index alone.
CREATE INDEX ads_listed ON ads (published_at DESC, n DESC, id, brand_name, model_name, year, updated_at) WHERE state = 'publiee';
