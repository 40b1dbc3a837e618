-- Who has a return that is rejected, by the live reading of the member service's events.
CREATE OR REPLACE VIEW rejected_filer AS SELECT user_id FROM rejected_return_reading WHERE generation =
  (SELECT generation FROM subscription WHERE owner = 'member' AND is_live);
