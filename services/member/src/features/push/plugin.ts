import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { keepPushMessages, registerPushJobs } from './push.jobs.ts';
import { pushRoutes } from './push.routes.ts';

/** What members are told in their browsers, as they choose. */
export const pushPlugin: FeaturePlugin<Context> = async (app, context) => {
  pushRoutes(app, context);
  registerPushJobs(context);
  let stop: (() => Promise<void>) | undefined;
  app.addHook('onListen', async () => {
    stop = keepPushMessages(context);
  });
  app.addHook('onClose', async () => stop?.());
};
