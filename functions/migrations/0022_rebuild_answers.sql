-- Of a build whose deploy hook has not answered yet: when the first save that it is for was made. Null once it has answered.
ALTER TABLE rebuilds ADD COLUMN waiting_since INTEGER;

-- A build takes what was asked for, and nothing that is asked for in the same millisecond but later.
CREATE TRIGGER rebuilds_taken AFTER INSERT ON rebuilds BEGIN
  DELETE FROM rebuild_asked;
END;
