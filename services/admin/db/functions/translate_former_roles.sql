-- What a release from before the four roles writes, in the words of today: it runs on for a while
-- beside the one that brings them. The constraint is looked at after this.
CREATE OR REPLACE FUNCTION translate_former_role() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  NEW.role := CASE NEW.role
    WHEN 'owner' THEN 'administrator' WHEN 'agent' THEN 'operations' ELSE NEW.role END;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER staff_translates_former_roles
  BEFORE INSERT OR UPDATE OF role ON staff
  FOR EACH ROW EXECUTE FUNCTION translate_former_role();

CREATE OR REPLACE TRIGGER staff_invitation_translates_former_roles
  BEFORE INSERT OR UPDATE OF role ON staff_invitation
  FOR EACH ROW EXECUTE FUNCTION translate_former_role();
