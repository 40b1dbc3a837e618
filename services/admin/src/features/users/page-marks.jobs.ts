import type { Context } from '#context.ts';
import { markPeople } from './people-list.store.ts';
import { PEOPLE_LISTS } from './people-list.ts';

/** Keeps where the pages of long lists begin. */
export function registerPageMarkJobs({ database, jobs }: Context): void {
  jobs.schedule('mark-pages', '17 * * * *', async () => {
    for (const list of Object.values(PEOPLE_LISTS)) await markPeople(database, list);
  });
}
