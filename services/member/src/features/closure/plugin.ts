import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { scheduleErasing } from './closure.jobs.ts';
import { closureRoutes } from './closure.routes.ts';

/** The end of an account, as far as money goes, and of its records. */
export const closurePlugin: FeaturePlugin<Context> = async (app, context) => {
  closureRoutes(app, context);
  scheduleErasing(context);
};
