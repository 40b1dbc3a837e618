import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { registerCancellationJobs } from './cancellation.jobs.ts';
import { cancellationRoutes } from './cancellation.routes.ts';

/** Card applications that people have cancelled, and beginning them again. */
export const cancellationPlugin: FeaturePlugin<Context> = async (app, context) => {
  cancellationRoutes(app, context);
  registerCancellationJobs(context);
};
