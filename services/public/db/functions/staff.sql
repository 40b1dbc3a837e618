-- Who is of staff, by the live reading of the admin service's events.
CREATE OR REPLACE VIEW staff AS SELECT user_id FROM staff_reading WHERE generation =
  (SELECT generation FROM subscription WHERE owner = 'admin' AND is_live);
