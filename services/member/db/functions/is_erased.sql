-- Whether what names the member of a card account is to be erased: its years are over.
CREATE OR REPLACE FUNCTION is_erased(account uuid) RETURNS boolean
LANGUAGE sql STABLE SET search_path FROM CURRENT AS $$
  SELECT EXISTS (SELECT FROM card_account WHERE id = account AND erased_at IS NOT NULL)
$$;
