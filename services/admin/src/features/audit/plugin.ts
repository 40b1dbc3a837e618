import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { registerAuditJobs } from './audit.jobs.ts';
import { auditRoutes } from './audit.routes.ts';

/** The one log of what staff do, which shows when it was tampered with. */
export const auditPlugin: FeaturePlugin<Context> = async (app, context) => {
  auditRoutes(app, context);
  registerAuditJobs(context);
};
