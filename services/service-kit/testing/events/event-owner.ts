import { eventType, type EventPage } from '@reset/api-contract/events.ts';
import type { Knex } from 'knex';
import Type, { type Static } from 'typebox';
import { appendEvent } from '../../src/events/append-event.ts';
import { migrate } from '../../src/database/migrate.ts';
import { publishEvents } from '../../src/events/publish-events.ts';
import { openListener } from '../../src/listen/open-listener.ts';
import { buildService } from '../../src/http/build-service.ts';
import { asCaller } from '../as.ts';
import { testDatabase, type TestDatabase } from '../test-database.ts';
import { testConfig } from '../test-keys.ts';
import { EVENT_DB } from './event-db.ts';

/* A service that tells events and does nothing else, for the tests of the kit. */

export const nameEvents = { 'name.given': eventType('name.given', { name: Type.String() }) };
export type NameEvent = Static<(typeof nameEvents)['name.given']>;

export type EventOwner = Awaited<ReturnType<typeof startEventOwner>>;

/** @param its an empty database, which it drops when it stops; by default one of its own */
export async function startEventOwner(its?: TestDatabase) {
  const { database, drop } = its ?? (await testDatabase());
  await migrate(database, EVENT_DB);
  const app = buildService({ name: 'public', config: testConfig('public') });
  const listener = openListener(database, app.log);
  publishEvents(app, { database, listener }, { callers: ['admin'] });
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
    /** Tells an event, in a transaction of its own unless one is given. */
    give: (subject: string, name: string, transaction?: Knex.Transaction) =>
      transaction
        ? giveName(transaction, subject, name)
        : database.transaction((own) => giveName(own, subject, name)),
    stop: async () => {
      await app.close();
      await listener.close();
      await drop();
    },
  };
}

const giveName = (transaction: Knex.Transaction, subject: string, name: string) =>
  appendEvent<NameEvent>(transaction, {
    type: 'name.given',
    subject,
    payload: { name },
    occurredAt: new Date('2026-11-20T20:00:00Z'),
  });
