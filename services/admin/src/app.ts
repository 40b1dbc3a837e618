import { acceptRebuilds, buildService, publishEvents, type Service } from '@reset/service-kit';
import { amountsPlugin } from '#features/amounts/plugin.ts';
import { auditPlugin } from '#features/audit/plugin.ts';
import { businessPlugin } from '#features/business/plugin.ts';
import { commandsPlugin } from '#features/commands/plugin.ts';
import { casesPlugin } from '#features/cases/plugin.ts';
import { cardTransactionsPlugin } from '#features/card-transactions/plugin.ts';
import { exportsPlugin } from '#features/exports/plugin.ts';
import { financialHealthPlugin } from '#features/financial-health/plugin.ts';
import { flagsPlugin } from '#features/flags/plugin.ts';
import { personPlugin } from '#features/person/plugin.ts';
import { personalDataPlugin } from '#features/personal-data/plugin.ts';
import { releaseOverridesPlugin } from '#features/release-overrides/plugin.ts';
import { repaymentsPlugin } from '#features/repayments/plugin.ts';
import { savedViewsPlugin } from '#features/saved-views/plugin.ts';
import { sessionPlugin } from '#features/session/plugin.ts';
import { staffPlugin } from '#features/staff/plugin.ts';
import { usersPlugin } from '#features/users/plugin.ts';
import { viewingPlugin } from '#features/viewing/plugin.ts';
import { waitlistsPlugin } from '#features/waitlists/plugin.ts';
import type { Context } from './context.ts';

/** The admin service, as the server, its release and its tests build it. */
export function buildApp(context: Context): Service {
  const app = buildService(context);
  // First: its guard stands before the routes of all others.
  app.register(sessionPlugin, context);
  app.register(amountsPlugin, context);
  app.register(staffPlugin, context);
  app.register(auditPlugin, context);
  app.register(commandsPlugin, context);
  app.register(casesPlugin, context);
  app.register(usersPlugin, context);
  app.register(businessPlugin, context);
  app.register(viewingPlugin, context);
  app.register(cardTransactionsPlugin, context);
  app.register(personPlugin, context);
  app.register(waitlistsPlugin, context);
  app.register(financialHealthPlugin, context);
  app.register(repaymentsPlugin, context);
  app.register(savedViewsPlugin, context);
  app.register(exportsPlugin, context);
  app.register(flagsPlugin, context);
  app.register(releaseOverridesPlugin, context);
  app.register(personalDataPlugin, context);
  publishEvents(app, context, { callers: ['public', 'gateway'] });
  acceptRebuilds(app, context);
  return app;
}
