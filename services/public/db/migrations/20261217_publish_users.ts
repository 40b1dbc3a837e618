import type { Knex } from 'knex';

/**
 * Everybody is published again, with what events did not say before: whether an account is
 * deactivated, its phone number and how its person came to us.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(PUBLISH);
}

// Written as service-kit's append-event does: see there why its transaction is the later of two.
const PUBLISH = `
  WITH numbered AS (
    INSERT INTO event_subject AS known (subject, version, transaction_id)
    SELECT id, 1, pg_current_xact_id() FROM users ORDER BY id
    ON CONFLICT (subject) DO UPDATE SET
      version = known.version + 1,
      transaction_id = greatest(known.transaction_id, pg_current_xact_id())
    RETURNING subject, version, transaction_id
  )
  INSERT INTO event (transaction_id, type, subject, subject_version, payload, occurred_at)
  SELECT n.transaction_id, 'user.changed', u.id, n.version,
         jsonb_build_object('email', u.email, 'first_name', u.first_name, 'last_name', u.last_name,
           'confirmed', u.confirmed_at IS NOT NULL, 'partner_slug', u.partner_slug,
           'created_at', to_char(u.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
           'deactivated', u.deactivated_at IS NOT NULL, 'phone_number', u.phone_number,
           'acquisition', jsonb_build_object('product_name', u.product_name,
             'referral_slug', u.referral_slug, 'group_id', u.group_id,
             'utm_campaign', u.utm_campaign, 'utm_source', u.utm_source,
             'utm_medium', u.utm_medium)),
         now()
    FROM numbered n JOIN users u ON u.id = n.subject
   ORDER BY u.created_at, u.id
`;
