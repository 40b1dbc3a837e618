import { drain } from '@reset/service-kit';
import type { Context } from '#context.ts';

/** How many members one transaction looks at. */
const BATCH_SIZE = 500;

/**
 * Publishes how members stand, a minute at the latest after something of it has changed: for lists
 * of staff, who ask for one person's standing of today on her own page.
 */
export function registerMemberJobs({ clock, database, jobs }: Context): void {
  jobs.schedule('publish-members', '* * * * *', async () => {
    await database.raw('SELECT mark_members_by_events()');
    await drain(async () => {
      const { rows } = await database.raw<{ rows: { count: number }[] }>(
        'SELECT publish_members(?, ?) AS count',
        [BATCH_SIZE, clock.now()],
      );
      return rows[0]?.count ?? 0;
    });
  });
}
