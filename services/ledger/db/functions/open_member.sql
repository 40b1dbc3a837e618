-- Makes a member's own accounts when they are missing; always returns the same ones.
CREATE OR REPLACE FUNCTION open_member(member uuid)
RETURNS TABLE (receivable bigint, deposit bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = ledger, pg_temp AS $$
BEGIN
  IF member IS NULL THEN
    RAISE EXCEPTION 'A member account belongs to somebody.' USING ERRCODE = 'LG003';
  END IF;
  INSERT INTO account (code, owner_user_id, rule)
  SELECT code, member, rule FROM chart WHERE is_members ORDER BY code
  ON CONFLICT ON CONSTRAINT account_once DO NOTHING;
  RETURN QUERY SELECT
    (SELECT id FROM account WHERE owner_user_id = member AND code = 1110),
    (SELECT id FROM account WHERE owner_user_id = member AND code = 2010);
END $$;
