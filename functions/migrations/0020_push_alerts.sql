-- Address at a push service of the browser that an alert notifies; its "email" is then "push:" and a digest of that address.
ALTER TABLE alerts ADD COLUMN push TEXT;
