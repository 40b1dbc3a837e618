-- What a release from before the one log writes into the two of its time goes into the one as well.
CREATE OR REPLACE FUNCTION carry_staff_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO audit_entry (at, staff_id, action, subject_id, object_kind, object_id, changes, state,
                           request_id)
  VALUES (NEW.made_at, NEW.made_by, 'staff.' || NEW.action, NEW.user_id,
          CASE WHEN NEW.invitation_id IS NOT NULL THEN 'staff_invitation' END, NEW.invitation_id,
          CASE WHEN NEW.role IS NULL THEN '{}'
               ELSE jsonb_build_object('role', jsonb_build_object('after', NEW.role)) END,
          'done', NEW.request_id);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION carry_user_action() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO audit_entry (at, staff_id, action, subject_id, reason, state, command_id, request_id)
  VALUES (NEW.made_at, NEW.made_by, NEW.action, NEW.user_id, NEW.reason, NEW.state, NEW.request_id,
          NEW.request_id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER staff_change_is_carried
  AFTER INSERT ON staff_change
  FOR EACH ROW EXECUTE FUNCTION carry_staff_change();

CREATE OR REPLACE TRIGGER user_action_is_carried
  AFTER INSERT ON user_action
  FOR EACH ROW EXECUTE FUNCTION carry_user_action();
