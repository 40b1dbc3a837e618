import { userEvents } from '@reset/api-contract/public/user-events.ts';
import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { endPushWithSessions } from '#features/push/push.store.ts';
import { limitForecastRoutes } from './forecast/limit-forecast.routes.ts';
import { limitReceiptRoutes } from './limit-receipt.routes.ts';
import { keepLimits, scheduleLimitMarks } from './limits.jobs.ts';
import { limitsRoutes } from './limits.routes.ts';
import { staffLimitsRoutes } from './staff-limits.routes.ts';
import { applyPersonEvent } from './people.store.ts';

/** Spending limits: computed whenever something that counts has changed, and once a day. */
export const limitsPlugin: FeaturePlugin<Context> = async (app, context) => {
  const { events, services } = context;
  limitsRoutes(app, context);
  staffLimitsRoutes(app, context);
  limitReceiptRoutes(app, context);
  limitForecastRoutes(app, context);
  scheduleLimitMarks(context);
  events.subscribe({
    owner: 'public',
    client: services.public,
    events: userEvents,
    apply: async (transaction, event, generation) => {
      await applyPersonEvent(transaction, event, generation);
      await endPushWithSessions(transaction, event);
    },
  });
  let stop: (() => Promise<void>) | undefined;
  app.addHook('onListen', async () => {
    stop = keepLimits(context);
  });
  app.addHook('onClose', async () => stop?.());
};
