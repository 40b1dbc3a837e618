import { boundedLookup, type FeaturePlugin, ProviderError } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { registerInstitutionsJobs } from './institutions.jobs.ts';
import { institutionsRoutes } from './institutions.routes.ts';
import { institutionStore } from './institutions.store.ts';
import { openInstitutions } from './institutions.ts';

const UNKEPT_PLATFORMS_PER_MINUTE = 30;

/** The banks and payroll platforms that people can link, and the search in them. */
export const institutionsPlugin: FeaturePlugin<Context> = async (app, context) => {
  const { plaid, pinwheel } = context.institutionDirectories;
  // Visitors name platforms on the waitlist; those that are kept cost no call.
  const find = boundedLookup((id) => pinwheel.find(id), {
    clock: context.clock,
    callsPerMinute: UNKEPT_PLATFORMS_PER_MINUTE,
    exhausted: () => new ProviderError('Too many platforms in a minute', 'unavailable'),
  });
  const institutions = openInstitutions({
    store: institutionStore(context.database),
    directories: { plaid, pinwheel: { ...pinwheel, find: (id) => find(id) } },
    alwaysIneligibleId: context.config.ALWAYS_INELIGIBLE_PROVIDER_ID,
    clock: context.clock,
  });
  institutionsRoutes(app, institutions);
  registerInstitutionsJobs(context);
  app.addHook('onListen', async () => institutions.warm());
};
