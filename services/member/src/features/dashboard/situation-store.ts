import type { Knex } from 'knex';
import type { Situation } from './dashboard.ts';

/** A reader of what is stored, working on one connection. */
export type ReadSituation = (connection: Knex, userId: string) => Promise<Situation>;

/** Runs `read` on one snapshot of the database, so that its parts belong together. */
export const onSnapshot =
  (database: Knex, read: ReadSituation) =>
  (userId: string): Promise<Situation> =>
    database.transaction((transaction) => read(transaction, userId), {
      isolationLevel: 'repeatable read',
      readOnly: true,
    });
