import type { Knex } from 'knex';

/**
 * One log of what staff do, chained: what stood in the log of staff and in that of actions on
 * accounts comes first, in its order.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(TABLES + COPY);
}

// Positions are given out under the lock of the head's only row, so that there is no gap.
const TABLES = `
  CREATE TABLE audit_head (
    is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
    position bigint NOT NULL,
    hash bytea NOT NULL
  );
  INSERT INTO audit_head (position, hash) VALUES (0, decode(repeat('00', 32), 'hex'));

  CREATE TABLE audit_entry (
    position bigint PRIMARY KEY,
    at timestamptz NOT NULL,
    -- null for the operator of the product.
    staff_id uuid,
    -- As whom she viewed the product then.
    on_behalf_of uuid,
    action text NOT NULL,
    -- The person it was about; null where it was about none.
    subject_id uuid,
    object_kind text,
    object_id text,
    reason text,
    -- By field what it was before and after, of personal data their digests.
    changes jsonb NOT NULL DEFAULT '{}',
    state text NOT NULL CHECK (state IN ('asked', 'done', 'refused')),
    command_id uuid,
    request_id uuid NOT NULL,
    -- Of this entry and of the hash before it (audit_hash.sql).
    hash bytea NOT NULL,
    CHECK ((object_kind IS NULL) = (object_id IS NULL))
  );
  CREATE INDEX audit_entry_subject ON audit_entry (subject_id, position);
  CREATE INDEX audit_entry_staff ON audit_entry (staff_id, position);
  CREATE INDEX audit_entry_action ON audit_entry (action, position);
  CREATE INDEX audit_entry_at ON audit_entry (at, position);
  CREATE INDEX audit_entry_command ON audit_entry (command_id) WHERE command_id IS NOT NULL;
  REVOKE UPDATE, DELETE, TRUNCATE ON audit_entry FROM CURRENT_USER;
`;

// The functions come after the migrations, so the hash is written out here once more.
const COPY = `
  WITH RECURSIVE former AS (
    SELECT row_number() OVER (ORDER BY made_at, log, id) AS position, *
      FROM (
        SELECT 1 AS log, id, made_at, made_by, 'staff.' || action AS action, user_id AS subject_id,
               invitation_id::text AS object_id, NULL AS reason,
               CASE WHEN role IS NULL THEN '{}'
                    ELSE jsonb_build_object('role', jsonb_build_object('after', role)) END AS changes,
               'done' AS state, NULL::uuid AS command_id, request_id
          FROM staff_change
        UNION ALL
        SELECT 2, id, made_at, made_by, action, user_id, NULL, reason, '{}', state, request_id,
               request_id
          FROM user_action
      ) AS logged
  ), chained AS (
    SELECT position, hash FROM audit_head
    UNION ALL
    SELECT f.position, sha256(convert_to(jsonb_build_array(
             encode(c.hash, 'hex'), f.position, (extract(epoch FROM f.made_at) * 1000000)::bigint,
             f.made_by, NULL::uuid, f.action, f.subject_id,
             CASE WHEN f.object_id IS NOT NULL THEN 'staff_invitation' END, f.object_id, f.reason,
             f.changes, f.state, f.command_id, f.request_id)::text, 'UTF8'))
      FROM chained c JOIN former f ON f.position = c.position + 1
  )
  INSERT INTO audit_entry (position, at, staff_id, action, subject_id, object_kind, object_id,
                           reason, changes, state, command_id, request_id, hash)
  SELECT f.position, f.made_at, f.made_by, f.action, f.subject_id,
         CASE WHEN f.object_id IS NOT NULL THEN 'staff_invitation' END, f.object_id, f.reason,
         f.changes, f.state, f.command_id, f.request_id, c.hash
    FROM former f JOIN chained c USING (position)
   ORDER BY f.position;

  UPDATE audit_head SET position = last.position, hash = last.hash
    FROM (SELECT position, hash FROM audit_entry ORDER BY position DESC LIMIT 1) AS last;
`;
