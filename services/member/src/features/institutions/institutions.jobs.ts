import type { Context } from '#context.ts';
import type { InstitutionProvider } from '#providers/institution-directory.ts';
import { institutionStore, REFRESH_QUEUE } from './institutions.store.ts';

/**
 * Reads a provider's list anew and keeps it as a whole, or leaves the one before as it is; every
 * minute it is looked whether a list is stale.
 */
export function registerInstitutionsJobs(context: Context): void {
  const { clock, database, institutionDirectories: directories, jobs } = context;
  const store = institutionStore(database);
  jobs.register<{ provider: InstitutionProvider }>(REFRESH_QUEUE, async ({ provider }) => {
    await store.replace(provider, await directories[provider].readAll(), clock.now());
  });
  jobs.schedule('refresh-stale-institutions', '* * * * *', () =>
    store.refreshStale(jobs.add, clock.now()),
  );
}
