import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { earningsRoutes } from './earnings.routes.ts';
import { linkingRoutes } from './linking/linking.routes.ts';
import { staffPayrollRoutes } from './linking/staff-payroll.routes.ts';
import { statusRoutes } from './linking/status.routes.ts';
import { payOverrideRoutes } from './pay-override.routes.ts';
import { payrollSectionsRoutes } from './payroll-sections.routes.ts';
import { registerPayrollSyncJobs } from './sync/payroll-sync.jobs.ts';
import { payrollWebhookRoutes } from './sync/payroll-webhook.routes.ts';
import { widgetEventsRoutes } from './widget-events/widget-events.routes.ts';
import { payrollEventStore } from './widget-events/widget-events.store.ts';

/** Linked payrolls: how a member links hers, how it is read, and what she has earned by it. */
export const payrollPlugin: FeaturePlugin<Context> = async (app, context) => {
  const { clock, database, jobs } = context;
  linkingRoutes(app, context);
  staffPayrollRoutes(app, context);
  payOverrideRoutes(app, context);
  statusRoutes(app, context);
  earningsRoutes(app, context);
  payrollSectionsRoutes(app, context);
  payrollWebhookRoutes(app, context);
  widgetEventsRoutes(app, context);
  registerPayrollSyncJobs(context);
  jobs.schedule('delete-old-widget-events', '* * * * *', () =>
    payrollEventStore(database).deleteOld(clock.now()),
  );
};
