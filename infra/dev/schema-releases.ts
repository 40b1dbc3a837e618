import { randomBytes } from 'node:crypto';
import { dirname } from 'node:path';
import type { QueryGuard } from '@reset/service-kit';
import type { WantedVersion } from '@reset/api-contract/gateway/services-file.ts';
import {
  changeOfSchema,
  NO_CHANGE,
  wordsIn,
  type SchemaChange,
} from '../checks/migrations/change-of-schema.ts';
import { sendsOnly, UnjudgedStatement } from '../checks/migrations/sends-only.ts';
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
  const migrateTo = async (
    name: string,
    { db, guarded }: ServiceSchemas,
    guard?: QueryGuard,
  ): Promise<void> => {
    const own = urls.get(name);
    if (db !== null && own !== undefined)
      await migrateService({ admin, own }, { name, db, guarded }, guard);
  };
  const nothing = async (): Promise<void> => undefined;

  return {
    async prepare({ name, wanted: { action }, folder, liveFolder }) {
      const [live, next] = [findSchemas(liveFolder), findSchemas(folder)];
      const uses = wordsIn(dirname(liveFolder));
      const change = (await isSame(live, next))
        ? NO_CHANGE
        : await onScratchDatabase(admin, (url) => changeOfSchema(url, { live, next, uses }));
      const calls = wordsIn(dirname(liveFolder), ['src']);
      // Functions of one schema are replaced together, those that call each other too.
      const lost = change.lost.filter(({ name: called, isOwn }) => (isOwn ? calls : uses)(called));
      // What the version to be withdrawn calls stays until it has left, and nothing gets in its way.
      if (action === 'rollback' && lost.length + change.triggers.length > 0) {
        return { undo: nothing, finish: () => migrateTo(name, next) };
      }
      const reasons = [...findingsIn(change), ...lost.map(reasonOf), ...change.triggers];
      if (reasons.length > 0) throw new RefusedRelease(reasons);
      await migrateTo(name, next, sendsOnly(change.judged)).catch(refuseFailed);
      return { undo: () => migrateTo(name, live), finish: nothing };
    },
  };
}

async function isSame(live: ServiceSchemas, next: ServiceSchemas): Promise<boolean> {
  const versions = ({ db, guarded }: ServiceSchemas) =>
    Promise.all(
      [db, ...Object.values(guarded)].flatMap((one) => (one ? [contentVersion(one)] : [])),
    );
  return (await versions(live)).join() === (await versions(next)).join();
}

const findingsIn = ({ findings }: SchemaChange): string[] =>
  findings.map(({ statement, reason }) => `${reason}\n    ${statement}`);

const LOST: Record<SchemaChange['lost'][number]['kind'], (signature: string) => string> = {
  function: (signature) =>
    `The running version calls the function ${signature}, which would be there no more: keep it, and give what is new another name.`,
  view: (signature) =>
    `The running version reads ${signature} of a view, which would be there no more: keep it, and give what is new another name.`,
  namesake: (signature) =>
    `The running version calls a function of the same name as ${signature}, and may find neither where it could call both: give what is new another name.`,
};

const reasonOf = ({ kind, signature }: SchemaChange['lost'][number]): string =>
  LOST[kind](signature);

const refuseFailed = (error: Error): never => {
  if (error.cause instanceof UnjudgedStatement) throw new RefusedRelease([error.cause.reason]);
  return refuse('A migration failed and was taken back: mend it, and release again.')(error);
};

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
