import type { FastifyBaseLogger } from 'fastify';
import type { Knex } from 'knex';
import { subscribe } from '../../src/events/subscribe.ts';
import { createSubscriptionTables } from '../../src/events/subscription-tables.ts';
import type { InternalClient } from '../../src/internal/internal-client.ts';
import { nameEvents, type EventOwner, type NameEvent } from './event-owner.ts';
import type { TestDatabase } from '../test-database.ts';

/**
 * A subscriber that keeps each subject's name, and how many events made it, in an empty database,
 * which it drops when it stops.
 */
export async function startNameReader(owner: EventOwner, { database, drop }: TestDatabase) {
  await createSubscriptionTables(database);
  await database.raw(`
    CREATE TABLE name_reading (
      generation integer REFERENCES subscription ON DELETE CASCADE,
      subject uuid, name text NOT NULL, told integer NOT NULL,
      PRIMARY KEY (generation, subject)
    );
    CREATE VIEW name AS SELECT subject, name, told FROM name_reading
      WHERE generation = (SELECT generation FROM subscription WHERE owner = 'public' AND is_live);
  `);
  const log = recordingLog();
  const stops: (() => Promise<void>)[] = [];
  return {
    database,
    said: log.said,
    /** Follows the owner from now on. */
    follow({ apply = applyName, applyAll, ...changes }: Changes = {}) {
      const stop = subscribe({
        owner: 'public',
        client: clientOf(owner),
        database,
        events: nameEvents,
        ...(applyAll ? { applyAll } : { apply }),
        log,
        ...changes,
      });
      stops.push(stop);
      return stop;
    },
    /** What readers see now. */
    names: async (): Promise<{ subject: string; name: string; told: number }[]> =>
      database('name').orderBy('subject'),
    async stop() {
      await Promise.all(stops.map((stop) => stop()));
      await drop();
    },
  };
}

export type NameReader = Awaited<ReturnType<typeof startNameReader>>;
type Client = Pick<InternalClient, 'get'>;
type Changes = {
  client?: Client;
  apply?: ApplyName;
  /** In its place. */
  applyAll?: ApplyNames;
  refresh?: RefreshNames;
};
type ApplyNames = (
  transaction: Knex.Transaction,
  events: readonly NameEvent[],
  generation: number,
) => Promise<void>;
type ApplyName = (
  transaction: Knex.Transaction,
  event: NameEvent,
  generation: number,
) => Promise<void>;

type RefreshNames = (
  transaction: Knex.Transaction,
  events: readonly NameEvent[] | null,
) => Promise<void>;

export const applyName: ApplyName = async (transaction, { subject, payload }, generation) => {
  await transaction.raw(
    `INSERT INTO name_reading AS known VALUES (?, ?, ?, 1)
     ON CONFLICT (generation, subject) DO UPDATE SET name = excluded.name, told = known.told + 1`,
    [generation, subject, payload.name],
  );
};

/** Asks the owner without a network between; gives up as fetch does. */
export const clientOf = (owner: EventOwner): Client => ({
  get: async <Reply>(path: string, { signal }: { signal?: AbortSignal } = {}) => {
    const answer = owner.read(path.slice(path.indexOf('?') + 1));
    const gone = new Promise<never>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new Error('given up')), { once: true });
    });
    return (await Promise.race([answer, gone])) as Reply;
  },
});

function recordingLog(): FastifyBaseLogger & { said: string[] } {
  const said: string[] = [];
  const record = (level: string) => (_what: unknown, sentence?: string) => {
    said.push(`${level}: ${sentence}`);
  };
  const log: FastifyBaseLogger & { said: string[] } = {
    said,
    level: 'info',
    fatal: record('fatal'),
    error: record('error'),
    warn: record('warn'),
    info: record('info'),
    debug: () => undefined,
    trace: () => undefined,
    silent: () => undefined,
    child: () => log,
  };
  return log;
}
