import { drain } from '@reset/service-kit';
import type { Context } from '#context.ts';

/** How many of this service's own events one transaction reads. */
const BATCH_SIZE = 2_000;

/** Publishes what was posted to members' accounts, a minute after it was at the latest. */
export function registerPostedMoneyJobs({ clock, database, jobs }: Context): void {
  jobs.schedule('publish-posted-money', '* * * * *', () =>
    drain(async () => {
      const { rows } = await database.raw<{ rows: { count: number }[] }>(
        'SELECT publish_posted_money(?, ?) AS count',
        [BATCH_SIZE, clock.now()],
      );
      return rows[0]?.count ?? 0;
    }),
  );
}
