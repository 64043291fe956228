-- The price at which an alert on a new car was made or last told it, below which it tells the car again; null for a car that has no price yet.
ALTER TABLE alerts ADD COLUMN price INTEGER;
