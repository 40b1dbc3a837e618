import { ServicesFile } from '@reset/api-contract/gateway/services-file.ts';
import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { apiRoutes } from './api.routes.ts';
import { rateLimitStore } from './rate-limit.store.ts';
import { buildRouteTable } from './route-table.ts';

/** Every call of the browser, by the routes that the released services published. */
export const apiPlugin: FeaturePlugin<Context> = async (app, context) => {
  const { config, database, jobs, live, ownCalls, releaseStore } = context;
  const counts = rateLimitStore(database);
  apiRoutes(app, { ...context, counts });
  jobs.schedule('clear_call_counts', '0 * * * *', () => counts.clear());
  app.addHook('onReady', () =>
    releaseStore.watch('services.json', ServicesFile, (services) => {
      live.routeTable = buildRouteTable(services, ownCalls.routes(), config.DEMO_TRIGGERS);
    }),
  );
};
