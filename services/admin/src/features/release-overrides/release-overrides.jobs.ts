import { newId } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { releaseOverrideStore } from './release-overrides.store.ts';

/** Ends what is over although no page was opened since, so that the log has its end too. */
export function registerReleaseOverrideJobs({ clock, database, jobs }: Context): void {
  const overrides = releaseOverrideStore(database);
  jobs.schedule('end-release-overrides', '* * * * *', () =>
    overrides.endStale({ requestId: newId(), now: clock.now() }),
  );
}
