import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { registerClosedMails, scheduleErasing } from './closure.jobs.ts';
import { closureRoutes } from './closure.routes.ts';

/** The end of an account. */
export const closurePlugin: FeaturePlugin<Context> = async (app, context) => {
  closureRoutes(app, context);
  registerClosedMails(context);
  scheduleErasing(context);
};
