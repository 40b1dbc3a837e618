-- Who has a card, by the live reading of the member service's events.
CREATE OR REPLACE VIEW cardholder AS SELECT user_id FROM cardholder_reading WHERE generation =
  (SELECT generation FROM subscription WHERE owner = 'member' AND is_live);
