import { join } from 'node:path';

/** Where the migrations are; npm run mutate:sql puts changed copies in their place. */
const FOLDER = process.env['MUTATED_MIGRATIONS'] ?? join(import.meta.dirname, '../..');

export const MIGRATIONS = join(FOLDER, 'migrations');

/** The schema that the service may not write into, and its migrations. */
export const GUARDED = { ledger: join(FOLDER, 'ledger-migrations') };
