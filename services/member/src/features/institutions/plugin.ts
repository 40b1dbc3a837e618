import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { registerInstitutionsJobs } from './institutions.jobs.ts';
import { institutionsRoutes } from './institutions.routes.ts';
import { institutionStore } from './institutions.store.ts';
import { openInstitutions } from './institutions.ts';

/** The banks and payroll platforms that people can link, and the search in them. */
export const institutionsPlugin: FeaturePlugin<Context> = async (app, context) => {
  const institutions = openInstitutions({
    store: institutionStore(context.database),
    directories: context.institutionDirectories,
    alwaysIneligibleId: context.config.ALWAYS_INELIGIBLE_PROVIDER_ID,
    clock: context.clock,
  });
  institutionsRoutes(app, institutions);
  registerInstitutionsJobs(context);
  app.addHook('onListen', async () => institutions.warm());
};
