import { drain } from '@reset/service-kit';
import { dayOf } from '#calendar/calendar-date.ts';
import type { Context } from '#context.ts';
import { markPassedPayDates } from './pay-dates.store.ts';
import { publishStale } from './standing.store.ts';

/** How many members one transaction looks at. */
const BATCH_SIZE = 500;

/**
 * Publishes how members stand, a minute at the latest after something of it has changed: for lists
 * of staff, who ask for one person's standing of today on her own page.
 */
export function registerMemberJobs({ clock, database, jobs }: Context): void {
  jobs.schedule('publish-members', '* * * * *', async () => {
    await database.raw('SELECT mark_members_by_events()');
    await markPassedPayDates(database, dayOf(clock.now()));
    await drain(() => publishStale(database, BATCH_SIZE, clock.now()));
  });
}
