import type { Database } from './setup.ts';

/**
 * Vacuums and analyzes the tables that have rows. Of one that was analyzed while it was empty PostgreSQL
 * plans as if it stayed so, and a session keeps such a plan while the table fills: no product has that.
 */
export async function vacuumFilled(admin: Database): Promise<void> {
  const { rows } = await admin.raw<{ rows: { name: string }[] }>(
    `SELECT oid::regclass::text AS name FROM pg_class
      WHERE relkind = 'r' AND relnamespace IN ('member'::regnamespace, 'ledger'::regnamespace)
        AND pg_relation_size(oid) > 0`,
  );
  await admin.raw(`VACUUM ANALYZE ${rows.map(({ name }) => name).join(', ')}`);
}
