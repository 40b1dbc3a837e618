-- The states that people came into, by the live reading of onboarding.
CREATE OR REPLACE VIEW entered_state AS
  SELECT user_id, id, product, state, entered_at FROM user_state_reading
   WHERE generation = (SELECT generation FROM subscription WHERE owner = 'onboarding' AND is_live);
