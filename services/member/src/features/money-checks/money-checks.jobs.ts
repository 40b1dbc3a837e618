import type { Context } from '#context.ts';
import { moneyCheckStore } from './money-checks.store.ts';
import { MONEY_CHECK_QUEUE } from './money-checks.ts';

/**
 * Checks every hour whether all money is where it must be. What is not is an alert: in the log as
 * `money_problem`, and for staff in the database.
 */
export function registerMoneyChecksJobs({ clock, database, jobs, log }: Context): void {
  const store = moneyCheckStore(database, jobs.add);
  jobs.register(MONEY_CHECK_QUEUE, async () => {
    const { count, problems } = await store.check(clock.now());
    for (const problem of problems) {
      log.error({ event: 'money_problem', problem, count }, 'money.problem_found');
    }
  });
  jobs.schedule('request-money-check', '* * * * *', async () => {
    await store.requestCheck(clock.now());
  });
}
