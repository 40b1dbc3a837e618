import { ServicesFile } from '@reset/api-contract/gateway/services-file.ts';
import type { FeaturePlugin } from '@reset/service-kit';
import { applyLive } from '#apply-live.ts';
import type { Context } from '#context.ts';
import { SESSION_ENDED } from '#features/session/session.store.ts';
import { apiRoutes } from './api.routes.ts';
import { openStreams } from './open-streams.ts';
import { rateLimitStore } from './rate-limit.store.ts';
import { buildRouteTable } from './route-table.ts';

/** How long a stream outlives at most a session that ends by itself; one that is ended ends it at once. */
const CHECK_STREAMS_MS = 15_000;

/** Every call of the browser, by the routes that the released services published. */
export const apiPlugin: FeaturePlugin<Context> = async (app, context) => {
  const { database, flags, jobs, listener, live, ownCalls, releaseStore, sessions } = context;
  const counts = rateLimitStore(database);
  const streams = openStreams();
  apiRoutes(app, { ...context, counts, streams });
  jobs.schedule('clear_call_counts', '0 * * * *', () => counts.clear());
  const route = applyLive<ServicesFile>(context, async (services) => {
    const hasDemonstrations = await flags.client.getBooleanValue('demo-triggers', false);
    live.routeTable = buildRouteTable(services, ownCalls.routes(), hasDemonstrations);
  });
  app.addHook('onReady', () => releaseStore.watch('services.json', ServicesFile, route));

  let stopListening: (() => void) | undefined;
  app.addHook('onReady', async () => {
    stopListening = listener.listen(SESSION_ENDED, {
      onNotification: (id) => streams.endOf(id),
      onConnected: () => streams.setListening(true),
      onDisconnected: () => streams.setListening(false),
    });
  });
  const checking = setInterval(() => streams.endIf(sessions.isOver), CHECK_STREAMS_MS).unref();
  // Closing waits for what is open.
  app.addHook('preClose', async () => {
    clearInterval(checking);
    stopListening?.();
    streams.setListening(false);
  });
};
