-- Whether a request has the fields that its kind needs and no others. Whether its accounts exist is
-- not checked here.
CREATE OR REPLACE FUNCTION is_well_formed(r transfer_request) RETURNS boolean
LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(
    r.id IS NOT NULL AND r.amount BETWEEN 1 AND 1000000000000 AND r.code IS NOT NULL
    AND r.group_id IS NOT NULL AND r.occurred_at IS NOT NULL AND r.effective_on IS NOT NULL
    AND r.actor <> ''
    AND CASE r.kind
      WHEN 'single' THEN r.pending_id IS NULL AND r.expires_at IS NULL
                         AND r.debit IS DISTINCT FROM r.credit
      WHEN 'pending' THEN r.pending_id IS NULL AND r.debit IS DISTINCT FROM r.credit
      WHEN 'post' THEN r.pending_id IS NOT NULL AND r.expires_at IS NULL
                       AND r.debit IS NULL AND r.credit IS NULL
      WHEN 'void' THEN r.pending_id IS NOT NULL AND r.expires_at IS NULL
                       AND r.debit IS NULL AND r.credit IS NULL
      ELSE false END, false)
$$;
