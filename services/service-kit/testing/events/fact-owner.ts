import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fact, type EventPage } from '@reset/api-contract/events.ts';
import type { Knex } from 'knex';
import Type, { type Static } from 'typebox';
import { appendEvent } from '../../src/events/append-event.ts';
import { createEventTables } from '../../src/events/event-tables.ts';
import { publishEvents } from '../../src/events/publish-events.ts';
import { buildService } from '../../src/http/build-service.ts';
import { asCaller } from '../as.ts';
import { testDatabase } from '../test-database.ts';
import { testConfig } from '../test-keys.ts';

/* A service that tells facts and does nothing else, for the tests of the kit. */

export const nameFacts = { 'name.given': fact('name.given', { name: Type.String() }) };
export type NameFact = Static<(typeof nameFacts)['name.given']>;

/** A database with no table at all. */
export const emptyDatabase = async () =>
  testDatabase(await mkdtemp(join(tmpdir(), 'no-migrations-')));

export type FactOwner = Awaited<ReturnType<typeof startFactOwner>>;

export async function startFactOwner() {
  const { database, drop } = await emptyDatabase();
  await createEventTables(database);
  const app = buildService({ name: 'public', config: testConfig('public') });
  publishEvents(app, database, { callers: ['admin'] });
  await app.ready();
  const ask = (query: string, caller = 'admin') =>
    app.inject({
      url: `/internal/events?${query}`,
      headers: asCaller(caller, { audience: 'public' }),
    });
  return {
    app,
    database,
    ask,
    /** A page, as a subscriber is answered. */
    read: async (query = 'after=0') => (await ask(query)).json<EventPage>(),
    /** Tells a fact, in a transaction of its own unless one is given. */
    give: (subject: string, name: string, transaction?: Knex.Transaction) =>
      transaction
        ? giveName(transaction, subject, name)
        : database.transaction((own) => giveName(own, subject, name)),
    stop: async () => {
      await app.close();
      await drop();
    },
  };
}

const giveName = (transaction: Knex.Transaction, subject: string, name: string) =>
  appendEvent<NameFact>(transaction, {
    type: 'name.given',
    subject,
    payload: { name },
    occurredAt: new Date('2026-11-20T20:00:00Z'),
  });
