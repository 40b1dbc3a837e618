import type { Clock, Jobs } from '@reset/service-kit';
import { MONEY_CHECK_QUEUE } from './money-check.ts';
import type { MoneyCheckStore } from './money-check-store.ts';

type Log = { error(details: object, message: string): void };

/**
 * Says who looks whether all money is where it must be. What is not is an alert: in the log as an
 * error with the event `money_problem`, and for staff in the database.
 */
export function registerMoneyCheck(
  jobs: Pick<Jobs, 'work'>,
  { store, clock, log }: { store: Pick<MoneyCheckStore, 'check'>; clock: Clock; log: Log },
): void {
  jobs.work(MONEY_CHECK_QUEUE, async () => {
    const { count, problems } = await store.check(clock.now());
    for (const problem of problems) {
      log.error({ event: 'money_problem', problem, count }, 'money is not where it must be');
    }
  });
}
