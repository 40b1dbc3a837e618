import type { Context } from '#context.ts';
import { REFRESH_PEOPLE_QUEUE, refreshNext, resumeRefresh } from './people.store.ts';

/** Of 1,000 people each, in one job: seconds, and another one goes on. */
const MAX_BATCHES = 20;

/** Brings everybody up to date after another reading of events has taken the place of the live one. */
export function registerPeopleJobs({ database, jobs }: Context): void {
  jobs.register(REFRESH_PEOPLE_QUEUE, async () => {
    for (let batches = 0; batches < MAX_BATCHES; batches += 1) {
      if (!(await refreshNext(database))) return;
    }
    await jobs.add(database, REFRESH_PEOPLE_QUEUE, {});
  });
  jobs.schedule('resume-people-refresh', '*/10 * * * *', () => resumeRefresh(database, jobs.add));
}
