import type { Context } from '#context.ts';
import { eachId } from '#features/cards/each-id.ts';
import { depositStore } from './deposits.store.ts';

/** Pays what members owe from what is theirs, on deposit with us, within minutes. */
export function registerDepositJobs({ clock, database, jobs, log }: Context): void {
  const deposits = depositStore(database);
  jobs.schedule('pay-from-deposits', '*/5 * * * *', async () => {
    for await (const accountId of eachId(deposits.owing)) {
      // One that cannot be paid keeps no other waiting.
      await deposits.payOwed(accountId, clock.now()).catch((err: unknown) => {
        log.error({ err, card_account_id: accountId }, 'deposits.pay_failed');
      });
    }
  });
}
