import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { registerErasureJobs } from './erasure.jobs.ts';
import { erasureRoutes } from './erasure.routes.ts';

/** Erasing what people told of themselves, as far as nothing lawful stands against it. */
export const erasurePlugin: FeaturePlugin<Context> = async (app, context) => {
  erasureRoutes(app, context);
  registerErasureJobs(context);
};
