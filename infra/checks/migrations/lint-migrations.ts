import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { earlierDb } from '@reset/service-kit/testing/earlier-db.ts';
import { findServices, type ServiceSchemas } from '../../dev/services.ts';
import { changeOfSchema, wordsIn } from './change-of-schema.ts';
import type { Finding } from './lint-statements.ts';

const REPOSITORY = join(import.meta.dirname, '../../..');

/**
 * What `npm run release` would refuse of the migrations that are new, judged by what they send to a
 * database which those before have made, and by what the code here names.
 * @param isNew by the migration's path: `services/member/db/migrations/20261227_note.ts`
 * @param openDatabase an empty database for each service that has new ones
 */
export async function lintMigrations(
  isNew: (path: string) => boolean,
  openDatabase: () => Promise<{ url: string; drop: () => Promise<void> }>,
): Promise<Finding[]> {
  const uses = wordsIn(join(REPOSITORY, 'services'));
  const findings: Finding[] = [];
  for (const next of findServices(REPOSITORY)) {
    const live = await withoutNew(next, isNew);
    if (live === null) continue;
    const { url, drop } = await openDatabase();
    try {
      findings.push(...(await changeOfSchema(url, { live, next, uses })).findings);
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
  const isNewIn = (folder: string) => (file: string) =>
    isNew(join('services', basename(dirname(folder)), 'db/migrations', file));
  const folders = [...(db ? [db] : []), ...Object.values(guarded)];
  const hasNew = (folder: string) => readdirSync(join(folder, 'migrations')).some(isNewIn(folder));
  if (!folders.some(hasNew)) return null;
  const earlier = (folder: string) => earlierDb(folder, (file) => !isNewIn(folder)(file));
  const before = await Promise.all(
    Object.entries(guarded).map(async ([name, folder]) => [name, await earlier(folder)] as const),
  );
  return { db: db && (await earlier(db)), guarded: Object.fromEntries(before) };
}
