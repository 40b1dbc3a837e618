-- The positions, of those from `first` to `last`, at which the audit log is not what was appended:
-- an entry was changed, removed or put in. With the last one, whether the log ends where it should.
CREATE OR REPLACE FUNCTION audit_breaks(first bigint, last bigint) RETURNS SETOF bigint
LANGUAGE sql STABLE AS $$
  SELECT entry.position
    FROM audit_entry AS entry
    LEFT JOIN audit_entry AS former ON former.position = entry.position - 1
   WHERE entry.position BETWEEN first AND last
     AND entry.hash IS DISTINCT FROM audit_hash(
       CASE WHEN entry.position = 1 THEN decode(repeat('00', 32), 'hex') ELSE former.hash END, entry)
  UNION
  SELECT head.position
    FROM audit_head AS head
   WHERE head.position BETWEEN first AND last AND head.position > 0
     AND NOT EXISTS (SELECT FROM audit_entry AS latest
                      WHERE latest.position = head.position AND latest.hash = head.hash)
  UNION
  SELECT latest.position
    FROM audit_entry AS latest, audit_head AS head
   WHERE latest.position BETWEEN first AND last AND latest.position > head.position
   ORDER BY 1
$$;
