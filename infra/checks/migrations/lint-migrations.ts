import { basename, dirname, join } from 'node:path';
import { earlierDb } from '@reset/service-kit/testing/earlier-db.ts';
import { testDatabase } from '@reset/service-kit/testing/test-database.ts';
import { findServices, type ServiceSchemas } from '../../dev/services.ts';
import { changeOfSchema, wordsIn } from './change-of-schema.ts';
import { lintStatements, type Finding } from './lint-statements.ts';

const REPOSITORY = join(import.meta.dirname, '../../..');

/**
 * What `npm run release` would refuse of the migrations that are new, judged by what they send to a
 * database which those before have made, and by what the code here names.
 * @param isNew by the migration's path: `services/member/db/migrations/20261227_note.ts`
 */
export async function lintMigrations(isNew: (path: string) => boolean): Promise<Finding[]> {
  const uses = wordsIn(join(REPOSITORY, 'services'));
  const findings: Finding[] = [];
  for (const next of findServices(REPOSITORY)) {
    const live = await withoutNew(next, isNew);
    if (live === null) continue;
    const { url, drop } = await testDatabase();
    try {
      const { statements } = await changeOfSchema(url, { live, next });
      findings.push(...(await lintStatements(statements, uses)));
    } finally {
      await drop();
    }
  }
  return findings;
}

/** A service's schemas before its new migrations; null where it has none. */
async function withoutNew(
  { db, guarded }: ServiceSchemas,
  isNew: (path: string) => boolean,
): Promise<ServiceSchemas | null> {
  let hasNew = false;
  const earlier = async (folder: string): Promise<string> => {
    const path = join('services', basename(dirname(folder)), 'db/migrations');
    return earlierDb(folder, (file) => {
      const isOld = !isNew(join(path, file));
      hasNew ||= !isOld;
      return isOld;
    });
  };
  const before = {
    db: db && (await earlier(db)),
    guarded: Object.fromEntries(
      await Promise.all(
        Object.entries(guarded).map(
          async ([name, folder]) => [name, await earlier(folder)] as const,
        ),
      ),
    ),
  };
  return hasNew ? before : null;
}
