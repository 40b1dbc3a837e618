-- Brings these people's rows of the table person to what the live readings say, and the counts of lists
-- with them: all of it or, in the transaction of what changed, nothing.
--
-- One at a time: pages of three owners' events are about the same people, and each has to see what the
-- one before has left, so what is read is read by a statement that begins under the lock.
CREATE OR REPLACE FUNCTION refresh_people(users uuid[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE person_count IN SHARE ROW EXCLUSIVE MODE;
  WITH fresh AS MATERIALIZED (
    SELECT l.* FROM unnest(users) AS asked (user_id) JOIN listed_user l USING (user_id)
  ), written AS (
    INSERT INTO person AS known SELECT * FROM fresh
    ON CONFLICT (user_id) DO UPDATE SET
      email = excluded.email, first_name = excluded.first_name, last_name = excluded.last_name,
      phone_number = excluded.phone_number, partner_slug = excluded.partner_slug,
      acquisition = excluded.acquisition, registered_at = excluded.registered_at,
      last_sign_in_at = excluded.last_sign_in_at, is_staff = excluded.is_staff,
      is_deactivated = excluded.is_deactivated, is_cardholder = excluded.is_cardholder,
      is_eligible = excluded.is_eligible, latest_transaction_at = excluded.latest_transaction_at,
      state = excluded.state, standing = excluded.standing, latest_key = excluded.latest_key,
      pay_key = excluded.pay_key, card_last_fours = excluded.card_last_fours,
      search_words = excluded.search_words, search_text = excluded.search_text,
      trigrams = excluded.trigrams, came_by = excluded.came_by,
      repayment_method = excluded.repayment_method
    WHERE known IS DISTINCT FROM excluded
    RETURNING known.*
  ), gone AS (
    DELETE FROM person p
     WHERE p.user_id = ANY (users)
       AND NOT EXISTS (SELECT FROM fresh WHERE fresh.user_id = p.user_id)
    RETURNING p.user_id
  ), changed AS (
    SELECT 1 AS change, w.* FROM written w
    UNION ALL
    -- As they were: a statement does not see what it writes.
    SELECT -1, p.* FROM person p
     WHERE p.user_id IN (SELECT user_id FROM written UNION ALL SELECT user_id FROM gone)
  )
  UPDATE person_count c SET people = c.people + d.people
    FROM (
      SELECT member.list, sum(changed.change) AS people
        FROM changed CROSS JOIN LATERAL (
          SELECT lists_of(changed.is_staff, changed.is_cardholder, changed.is_eligible,
                          changed.is_deactivated, changed.latest_transaction_at)
          UNION ALL
          SELECT changed.repayment_method) AS member (list)
       GROUP BY member.list) d
   WHERE c.list = d.list AND d.people <> 0;
END $$;
