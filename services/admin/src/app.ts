import { acceptRebuilds, buildService, publishEvents, type Service } from '@reset/service-kit';
import { personPlugin } from '#features/person/plugin.ts';
import { repaymentsPlugin } from '#features/repayments/plugin.ts';
import { sessionPlugin } from '#features/session/plugin.ts';
import { staffPlugin } from '#features/staff/plugin.ts';
import { usersPlugin } from '#features/users/plugin.ts';
import { waitlistsPlugin } from '#features/waitlists/plugin.ts';
import type { Context } from './context.ts';

/** The admin service, as the server, its release and its tests build it. */
export function buildApp(context: Context): Service {
  const app = buildService(context);
  // First: its guard stands before the routes of all others.
  app.register(sessionPlugin, context);
  app.register(staffPlugin, context);
  app.register(usersPlugin, context);
  app.register(personPlugin, context);
  app.register(waitlistsPlugin, context);
  app.register(repaymentsPlugin, context);
  publishEvents(app, context, { callers: ['public', 'gateway'] });
  acceptRebuilds(app, context);
  return app;
}
