-- People as the live reading of the public service's events has them.
CREATE OR REPLACE VIEW person AS
  SELECT user_id, partner_slug, is_deactivated FROM person_reading
   WHERE generation = (SELECT generation FROM subscription WHERE owner = 'public' AND is_live);
