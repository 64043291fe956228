-- A visit and the counter of its ad are one write: each view of an ad cost two.
CREATE TRIGGER visits_counted AFTER INSERT ON ad_visits BEGIN
  UPDATE ads SET views = views + (NEW.act = 'view'), contacts = contacts + (NEW.act = 'contact') WHERE id = NEW.ad_id AND state = 'publiee';
END;
