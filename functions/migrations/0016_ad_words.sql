-- The words of an ad's brand, model and version, each after a space, without capitals, accents and other characters: « hyundai hyundai tucson 2 0 crdi ».
-- A trigger writes them, so that the index of words and the conditions of searches (functions/market/search/ad-words-store.ts) read the same text.
ALTER TABLE ads ADD COLUMN words TEXT NOT NULL DEFAULT '';

CREATE VIEW ad_names AS
SELECT ad, (
  SELECT ifnull(group_concat(CASE
    WHEN letter GLOB '[a-z0-9]' THEN letter
    WHEN letter IN ('œ', 'Œ') THEN 'oe'
    WHEN accent > 0 THEN substr('aaaaaceeeeiiinoooouuuuaaaaaceeeeiiinoooouuuu', accent, 1)
    ELSE ' '
  END, '' ORDER BY place), '')
  -- A list of as many zeros as the name has letters gives the place of each of them.
  FROM (
    SELECT key AS place, substr(name, key + 1, 1) AS letter, instr('àâäáãçéèêëíîïñóôöõúùûüÀÂÄÁÃÇÉÈÊËÍÎÏÑÓÔÖÕÚÙÛÜ', substr(name, key + 1, 1)) AS accent
    FROM json_each('[' || substr(replace(hex(zeroblob(length(name))), '00', ',0'), 2) || ']')
  )
) AS words
FROM (SELECT n AS ad, ' ' || lower(brand_key || ' ' || model_key || ' ' || ifnull(version, '')) AS name FROM ads);

-- The index that finds published ads by words. `joined` has the name without spaces, once from each of its letters on, so that « rav 4 » finds RAV4 and
-- « cx5 » finds CX-5. It keeps no text, only which ads have which words.
CREATE VIRTUAL TABLE ad_words USING fts5(words, joined, year, content = '', contentless_delete = 1, detail = column, prefix = '1 2 3 4', tokenize = 'unicode61 remove_diacritics 2');

CREATE VIEW online_words AS
SELECT n AS ad, words, year, (
  SELECT group_concat(substr(replace(words, ' ', ''), key + 1, 60), ' ')
  FROM json_each('[' || substr(replace(hex(zeroblob(length(replace(words, ' ', '')))), '00', ',0'), 2) || ']')
) AS joined
FROM ads WHERE state = 'publiee';

UPDATE ads SET words = (SELECT words FROM ad_names WHERE ad = ads.n);
INSERT INTO ad_words (rowid, words, joined, year) SELECT ad, words, joined, year FROM online_words;

-- Prices, views and all else that changes often touch neither the words nor their index.
CREATE TRIGGER ads_named AFTER INSERT ON ads BEGIN
  UPDATE ads SET words = (SELECT words FROM ad_names WHERE ad = NEW.n) WHERE n = NEW.n;
END;
CREATE TRIGGER ads_renamed AFTER UPDATE OF brand_key, model_key, version ON ads WHEN (OLD.brand_key, OLD.model_key, OLD.version) IS NOT (NEW.brand_key, NEW.model_key, NEW.version) BEGIN
  UPDATE ads SET words = (SELECT words FROM ad_names WHERE ad = NEW.n) WHERE n = NEW.n;
END;
CREATE TRIGGER ad_words_changed AFTER UPDATE OF state, words, year ON ads WHEN 'publiee' IN (OLD.state, NEW.state) AND (OLD.state, OLD.words, OLD.year) <> (NEW.state, NEW.words, NEW.year) BEGIN
  DELETE FROM ad_words WHERE rowid = NEW.n;
  INSERT INTO ad_words (rowid, words, joined, year) SELECT ad, words, joined, year FROM online_words WHERE ad = NEW.n;
END;
CREATE TRIGGER ad_words_gone AFTER DELETE ON ads WHEN OLD.state = 'publiee' BEGIN
  DELETE FROM ad_words WHERE rowid = OLD.n;
END;
