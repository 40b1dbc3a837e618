-- What chains an entry of the audit log to the one before it: SHA-256 of that one's hash and of all
-- that this one says, as the text of one JSON array. It never changes, or what is logged could not be
-- proven any more: a column that is added has its place in the text only where it is not null.
CREATE OR REPLACE FUNCTION audit_hash(former bytea, entry audit_entry) RETURNS bytea
LANGUAGE sql STABLE AS $$
  SELECT sha256(convert_to((jsonb_build_array(
    encode(former, 'hex'), entry.position, (extract(epoch FROM entry.at) * 1000000)::bigint,
    entry.staff_id, entry.on_behalf_of, entry.action, entry.subject_id, entry.object_kind,
    entry.object_id, entry.reason, entry.changes, entry.state, entry.command_id,
    entry.request_id)
    || CASE WHEN entry.refusal IS NULL THEN '[]'::jsonb
            ELSE jsonb_build_array(entry.refusal) END)::text, 'UTF8'))
$$;
