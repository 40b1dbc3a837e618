import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { registerSecondFactorJobs } from './second-factor.jobs.ts';
import { secondFactorRoutes } from './second-factor.routes.ts';
import { sendCodeRoutes } from './send-code.routes.ts';

/** Codes by text, recovery codes, and turning the second factor on and off. */
export const secondFactorPlugin: FeaturePlugin<Context> = async (app, context) => {
  sendCodeRoutes(app, context);
  secondFactorRoutes(app, context);
  registerSecondFactorJobs(context);
};
