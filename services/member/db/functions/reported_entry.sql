-- The entries of all files as they count: a file that was sent anew has taken the place of the one before.
CREATE OR REPLACE VIEW reported_entry AS
  SELECT f.kind AS file_kind, f.day, e.file_id, e.place, e.key, e.issuer_id, e.cents, e.undoes
    FROM reconciliation_file f
    JOIN reconciliation_entry e ON e.file_id = f.id
   WHERE NOT EXISTS (SELECT FROM reconciliation_file later
                      WHERE later.kind = f.kind AND later.day = f.day
                        AND later.revision > f.revision);
