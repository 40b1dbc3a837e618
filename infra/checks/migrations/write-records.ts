import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashMigrations, readMergedRecords, RECORDS, recordsFor } from './migration-records.ts';

/* `npm run migrations:record`: notes the migrations of this branch; what main has noted stays. */

await writeFile(
  join(import.meta.dirname, '../../..', RECORDS),
  recordsFor(await hashMigrations(), await readMergedRecords()),
);
