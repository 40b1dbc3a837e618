import { staffEvents } from '@reset/api-contract/admin/staff-events.ts';
import { userEvents } from '@reset/api-contract/public/user-events.ts';
import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { sessionRoutes } from './session.routes.ts';
import { endSessionsFor, SESSION_ENDED } from './session.store.ts';

/** Who is signed in, in which browser, and what ends that. */
export const sessionPlugin: FeaturePlugin<Context> = async (app, context) => {
  const { events, jobs, listener, services, sessionCache, sessions } = context;
  sessionRoutes(context);
  jobs.schedule('clear_sessions', '0 * * * *', () => sessions.clear());

  // The types that matter here; all others are passed over.
  events.subscribe({
    owner: 'public',
    client: services.public,
    events: { 'user.sessions_ended': userEvents['user.sessions_ended'] },
    apply: endSessionsFor,
  });
  events.subscribe({
    owner: 'admin',
    client: services.admin,
    events: { 'staff.removed': staffEvents['staff.removed'] },
    apply: endSessionsFor,
  });

  let stopListening: (() => void) | undefined;
  app.addHook('onReady', async () => {
    // While no notification arrives the cache rests, and every request asks the database.
    stopListening = listener.listen(SESSION_ENDED, {
      onNotification: (id) => sessionCache.evict(id),
      onConnected: () => sessionCache.setListening(true),
      onDisconnected: () => sessionCache.setListening(false),
    });
  });
  app.addHook('onClose', async () => stopListening?.());
};
