import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { registerApplicationJobs } from './application.jobs.ts';
import { applicationRoutes } from './application.routes.ts';
import { convertPayrollRoutes } from './convert-payroll.routes.ts';
import { eligibilityRoutes } from './eligibility.routes.ts';
import { rejectionRoutes } from './rejection.routes.ts';
import { staffViewRoutes } from './staff-view.routes.ts';

/** Applications for the card and for a tax refund advance. */
export const applicationPlugin: FeaturePlugin<Context> = async (app, context) => {
  applicationRoutes(app, context);
  convertPayrollRoutes(app, context);
  eligibilityRoutes(app, context);
  registerApplicationJobs(context);
  rejectionRoutes(app, context);
  staffViewRoutes(app, context);
};
