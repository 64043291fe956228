-- Whether another ad has the same text: a digest of its folded words, written when the automatic rules read it.
CREATE TABLE ad_texts (
  ad_id TEXT PRIMARY KEY REFERENCES ads (id) ON DELETE CASCADE,
  digest TEXT NOT NULL
) STRICT;
CREATE INDEX ad_texts_by_digest ON ad_texts (digest);

CREATE INDEX ads_by_phone ON ads (phone, seller_uid) WHERE phone <> '';
CREATE INDEX ads_by_vin ON ads (vin) WHERE vin IS NOT NULL;
CREATE INDEX ad_reports_recent ON ad_reports (at);

-- Which ads an alert has told: none twice, whatever becomes of them meanwhile.
CREATE TABLE alert_ads (
  alert_id TEXT NOT NULL REFERENCES alerts (id) ON DELETE CASCADE,
  ad_id TEXT NOT NULL REFERENCES ads (id) ON DELETE CASCADE,
  PRIMARY KEY (alert_id, ad_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX alert_ads_by_ad ON alert_ads (ad_id);

-- An ad that is deleted, or closed for long, keeps its address and nothing that anybody wrote: whoever takes it there.
ALTER TABLE ads ADD COLUMN emptied_at INTEGER;
CREATE TRIGGER ads_emptied AFTER UPDATE OF state, emptied_at ON ads WHEN NEW.state = 'supprimee' OR NEW.emptied_at IS NOT NULL
BEGIN
  UPDATE ads SET version = NULL, accidents = NULL, vin = NULL, equipment = '[]', description = '', department = NULL, town = '', district = NULL, seller_name = '', phone = '', whatsapp = 0,
    call_hours = NULL, photos = 0, cover = NULL, warnings = '[]', refusal = NULL WHERE n = NEW.n;
  DELETE FROM ad_photos WHERE ad_id = NEW.id;
  DELETE FROM ad_prices WHERE ad_id = NEW.id;
  DELETE FROM ad_reports WHERE ad_id = NEW.id;
  DELETE FROM ad_texts WHERE ad_id = NEW.id;
  DELETE FROM alert_ads WHERE ad_id = NEW.id;
END;

CREATE INDEX ads_to_remind ON ads (expires_at) WHERE state = 'publiee' AND reminded_at IS NULL;
CREATE INDEX ads_to_empty ON ads (closed_at) WHERE closed_at IS NOT NULL AND emptied_at IS NULL;
