import { join } from 'node:path';

export const MIGRATIONS = join(import.meta.dirname, '../../migrations');

/** The schema that the service may not write into, and its migrations. */
export const GUARDED = { ledger: join(import.meta.dirname, '../../ledger-migrations') };
