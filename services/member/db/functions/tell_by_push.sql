-- Tells a member by push what happened, if she chose to be told such things and the transaction is
-- committed; by one key once. What delivers it is woken.
CREATE OR REPLACE FUNCTION tell_by_push(
  member uuid, message_kind text, message_key text, message_details jsonb, happened timestamptz
) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO push_message (user_id, kind, key, details, happened_at)
  SELECT user_id, message_kind, message_key, message_details, happened
    FROM push_choice WHERE user_id = member AND message_kind = ANY (kinds)
  ON CONFLICT (user_id, key) DO NOTHING;
  IF FOUND THEN PERFORM pg_notify(current_schema() || '_push_message', ''); END IF;
END $$;
