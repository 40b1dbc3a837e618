import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { internalReleaseOverridesRoutes } from './internal-release-overrides.routes.ts';
import { registerReleaseOverrideJobs } from './release-overrides.jobs.ts';
import { releaseOverridesRoutes } from './release-overrides.routes.ts';

/** Administrators who open the product with another version of one slice, before others do. */
export const releaseOverridesPlugin: FeaturePlugin<Context> = async (app, context) => {
  releaseOverridesRoutes(app, context);
  internalReleaseOverridesRoutes(app, context);
  registerReleaseOverrideJobs(context);
};
