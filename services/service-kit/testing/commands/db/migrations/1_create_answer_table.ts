import type { Knex } from 'knex';
import { createAnswerTable } from '../../../../src/commands/answer-table.ts';

/** What a service that takes commands has, and something for them to write. */
export async function up(database: Knex): Promise<void> {
  await createAnswerTable(database);
  await database.raw('CREATE TABLE note (text text NOT NULL)');
}
