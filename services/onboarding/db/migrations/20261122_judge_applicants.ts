import type { Knex } from 'knex';

/** What eligibility is judged by, of each applicant, for while a neighbour is away. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    ALTER TABLE applicant_copy
      ADD COLUMN is_bank_digital_only boolean NOT NULL DEFAULT false,
      -- NULL while what was linked is still being read.
      ADD COLUMN has_earnings boolean,
      ADD COLUMN partner_slug text;
  `);
}
