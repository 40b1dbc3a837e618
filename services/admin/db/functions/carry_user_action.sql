-- What a release from before the one log writes of actions on accounts goes into the one as well.
CREATE OR REPLACE FUNCTION carry_user_action() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO audit_entry (at, staff_id, action, subject_id, reason, state, command_id, request_id)
  VALUES (NEW.made_at, NEW.made_by, NEW.action, NEW.user_id, NEW.reason, NEW.state, NEW.request_id,
          NEW.request_id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER user_action_is_carried
  AFTER INSERT ON user_action
  FOR EACH ROW EXECUTE FUNCTION carry_user_action();
