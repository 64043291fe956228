-- The network that a message came from, for the quota of a day: a digest of its address and the day, taken away the night after.
ALTER TABLE messages ADD COLUMN network TEXT;
CREATE INDEX messages_by_network ON messages (network, endpoint) WHERE network IS NOT NULL;
