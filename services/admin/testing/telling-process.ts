import type { Event, EventPage } from '@reset/api-contract/events.ts';
import { CheckCode } from '@reset/api-contract/public/second-factor.ts';
import {
  buildService,
  kitConfig,
  openDatabase,
  publishEvents,
  readConfig,
  serve,
  openListener,
} from '@reset/service-kit';
import Type from 'typebox';
import { sayAddress } from './say-address.ts';

/*
 * Tells what is in an event table, as the public and the member service do, and as
 * badly as it may: each page comes twice, backwards, and with the page before it.
 * Any code is right. live-delivery.test.ts starts it.
 */

const config = readConfig(Type.Object({ ...kitConfig, NAME: Type.String() }), process.env);
const database = openDatabase(config.DATABASE_URL);
const app = buildService({ name: config.NAME, config });

/** Each page by the position at which it ended. */
const pages = new Map<string, Event[]>();
app.addHook<EventPage>('preSerialization', async ({ query, routeOptions }, _reply, page) => {
  if (routeOptions.url !== '/internal/events' || page.events.length === 0) return page;
  pages.set(page.next, page.events);
  const before = pages.get((query as { after: string }).after) ?? [];
  return { ...page, events: [...before, ...page.events, ...page.events].toReversed() };
});
const resources = new AsyncDisposableStack();
resources.defer(() => database.destroy());
const listener = resources.adopt(openListener(database, app.log), (it) => it.close());
publishEvents(app, { database, listener }, { callers: ['admin'] });
app.post(
  '/internal/users/:id/check_code',
  { config: { callers: ['admin'] }, schema: { body: CheckCode } },
  async () => ({ matches: true }),
);

await serve(app, { config: { ...config, PORT: 0 }, resources });
sayAddress(app);
