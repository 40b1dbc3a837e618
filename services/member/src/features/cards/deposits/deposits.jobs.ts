import type { Context } from '#context.ts';
import { depositStore } from './deposits.store.ts';

/** Pays what members owe from what is theirs, on deposit with us, within minutes. */
export function registerDepositJobs({ clock, database, jobs }: Context): void {
  const deposits = depositStore(database);
  jobs.schedule('pay-from-deposits', '*/5 * * * *', async () => {
    for (const accountId of await deposits.owing()) await deposits.payOwed(accountId, clock.now());
  });
}
