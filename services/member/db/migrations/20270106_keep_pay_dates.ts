import type { Knex } from 'knex';

/** The pay dates that are published of members are computed as those of a person's page are, and kept. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    ALTER TABLE member_published
      ADD COLUMN pay_date date,
      -- As the event member.changed has them; NULL until they were read.
      ADD COLUMN pay_dates jsonb,
      -- From then on they may be others: they are read again.
      ADD COLUMN pay_dates_until date NOT NULL DEFAULT '-infinity';
  `);
}
