import { randomBytes } from 'node:crypto';
import { dirname } from 'node:path';
import type { WantedVersion } from '@reset/api-contract/gateway/services-file.ts';
import {
  changeOfSchema,
  wordsIn,
  type SchemaChange,
} from '../checks/migrations/change-of-schema.ts';
import { lintStatements } from '../checks/migrations/lint-statements.ts';
import { contentVersion } from '../release/content-version.ts';
import { RefusedRelease } from '../release/refused-release.ts';
import { createDatabase } from './databases/create-database.ts';
import { migrateService } from './databases.ts';
import { withClient } from './databases/with-client.ts';
import { findSchemas, type ServiceSchemas } from './services.ts';
import pg from 'pg';

/** What a release does to a service's schema, and what remains to be done. */
type SchemaRelease = {
  /** Puts back the functions that the live version has; nothing that was added is taken away. */
  undo(): Promise<void>;
  /** What waits until the version before has left. */
  finish(): Promise<void>;
};

export type SchemaReleases = {
  /**
   * Brings the schema to what a wanted version needs, while the live one goes on with it.
   * @param folder the wanted version's; `liveFolder` that of the one that runs
   * @throws RefusedRelease when the live one would not survive it, or a migration fails
   */
  prepare(wanted: {
    name: string;
    wanted: WantedVersion;
    folder: string;
    liveFolder: string;
  }): Promise<SchemaRelease>;
};

/**
 * @param admin the database as a role that may create others
 * @param urls by service, the database as its own role
 */
export function schemaReleases(admin: string, urls: ReadonlyMap<string, string>): SchemaReleases {
  const migrateTo = async (name: string, { db, guarded }: ServiceSchemas): Promise<void> => {
    const own = urls.get(name);
    if (db !== null && own !== undefined)
      await migrateService({ admin, own }, { name, db, guarded });
  };
  const nothing = async (): Promise<void> => undefined;

  return {
    async prepare({ name, wanted: { action }, folder, liveFolder }) {
      const [live, next] = [findSchemas(liveFolder), findSchemas(folder)];
      const uses = wordsIn(dirname(liveFolder));
      const change = (await isSame(live, next))
        ? NO_CHANGE
        : await onScratchDatabase(admin, (url) => changeOfSchema(url, { live, next }));
      const calls = wordsIn(dirname(liveFolder), ['src']);
      // Functions of one schema are replaced together, those that call each other too.
      const lost = change.lost.filter(({ name: called, isOwn }) => (isOwn ? calls : uses)(called));
      // What the version to be withdrawn calls stays until it has left.
      if (action === 'rollback' && lost.length > 0) {
        return { undo: nothing, finish: () => migrateTo(name, next) };
      }
      const reasons = [...(await findingsIn(change, uses)), ...lost.map(reasonOf)];
      if (reasons.length > 0) throw new RefusedRelease(reasons);
      await migrateTo(name, next).catch(
        refuse('A migration failed and was taken back: mend it, and release again.'),
      );
      return { undo: () => migrateTo(name, live), finish: nothing };
    },
  };
}

const NO_CHANGE: SchemaChange = { statements: [], lost: [] };

async function isSame(live: ServiceSchemas, next: ServiceSchemas): Promise<boolean> {
  const versions = ({ db, guarded }: ServiceSchemas) =>
    Promise.all(
      [db, ...Object.values(guarded)].flatMap((one) => (one ? [contentVersion(one)] : [])),
    );
  return (await versions(live)).join() === (await versions(next)).join();
}

const findingsIn = async (
  { statements }: SchemaChange,
  uses: (word: string) => boolean,
): Promise<string[]> =>
  (await lintStatements(statements, uses)).map(
    ({ statement, reason }) => `${reason}\n    ${statement}`,
  );

const reasonOf = ({ signature }: SchemaChange['lost'][number]): string =>
  `The running version calls the function ${signature}, which would be there no more: keep it, and give what is new another name.`;

/** @throws always: what is to be done about an error, and the error itself */
const refuse =
  (sentence: string) =>
  (error: Error): never => {
    throw new RefusedRelease([`${sentence} ${error.message}`]);
  };

async function onScratchDatabase<Result>(
  admin: string,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const name = `release_${randomBytes(6).toString('hex')}`;
  const url = await createDatabase(admin, name).catch(
    refuse(
      'The role in DATABASE_URL may not create the database in which migrations are tried: allow it to (CREATEDB).',
    ),
  );
  try {
    return await work(url).catch(
      refuse('A migration fails on an empty database: mend it, and release again.'),
    );
  } finally {
    await withClient(admin, (client) =>
      client.query(`DROP DATABASE ${pg.escapeIdentifier(name)} WITH (FORCE)`),
    );
  }
}
