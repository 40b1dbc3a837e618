-- The people in the back office's list, with what the live readings of public and member say.
CREATE OR REPLACE VIEW listed_user AS
  SELECT u.user_id, u.email, u.first_name, u.last_name, u.partner_slug, u.registered_at,
         u.last_sign_in_at, s.user_id IS NOT NULL AS is_staff,
         c.user_id IS NOT NULL AS is_cardholder, c.latest_transaction_at
    FROM user_reading u
    LEFT JOIN staff s ON s.user_id = u.user_id
    LEFT JOIN cardholder_reading c ON c.user_id = u.user_id AND c.generation =
      (SELECT generation FROM subscription WHERE owner = 'member' AND is_live)
   WHERE u.generation =
      (SELECT generation FROM subscription WHERE owner = 'public' AND is_live);
