import type { Knex } from 'knex';

/** What the neighbours said last of each applicant, for while one of them is away. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    CREATE TABLE applicant_copy (
      user_id uuid PRIMARY KEY,
      is_confirmed boolean NOT NULL,
      has_bank boolean NOT NULL,
      has_payroll boolean NOT NULL,
      has_card boolean NOT NULL
    );
  `);
}
