import type { Context } from '#context.ts';
import { isBeforeCutOff } from '#calendar/banking-day.ts';
import { dayOf } from '#calendar/calendar-date.ts';
import type { IssuedTransfer } from '#features/cards/ach/ach-transfer.ts';
import { advanceAll, advanceTransfers } from '#features/cards/ach/advance-transfers.jobs.ts';
import { eachId } from '#features/cards/each-id.ts';
import type { IssuedPayout } from '#providers/payouts.ts';
import { payoutStore } from './payouts.store.ts';

const FAILED = 'payouts.failed';

/** Sends what is members' from their deposits to their banks, on banking days. */
export function registerPayoutJobs(context: Context): void {
  const { clock, database, jobs, log } = context;
  const payouts = payoutStore(database, jobs.add);
  const advance = advancePayouts(context);
  jobs.schedule('pay-out-deposits', '*/5 * * * *', async () => {
    const now = clock.now();
    if (isBeforeCutOff(now)) {
      for await (const id of eachId((after) => payouts.due(dayOf(now), after))) {
        // One that fails is tried again with the next run, and keeps no other waiting.
        await payouts
          .reserve(id, clock.now())
          .catch((err: unknown) => log.error({ err, id }, FAILED));
      }
    }
    await advanceAll(
      () => payouts.unfinished(now),
      (ids) => advance(ids, clock.now()),
    );
  });
}

/** Reads what the issuer has done with the payouts of one account. */
export function readPayouts(context: Context) {
  const payouts = payoutStore(context.database, context.jobs.add);
  const advance = advancePayouts(context);
  return async (accountId: string): Promise<void> => {
    const now = context.clock.now();
    await advance(await payouts.ofAccount(accountId, now), now);
  };
}

function advancePayouts(context: Context) {
  const { database, jobs, payouts: issuer } = context;
  return advanceTransfers(context, {
    names: {
      cases: 'payout',
      failpoints: 'payout',
      bankAccount: 'recipient',
      failed: FAILED,
      alert: 'payout.alert',
    },
    concurrency: 8,
    store: payoutStore(database, jobs.add),
    issuer: {
      async send({ id, amountCents, personId, issuerAccountId: accountId }, recipientId) {
        const payout = { from: { personId, accountId }, recipientId, amountCents };
        return toIssued(await issuer.send(payout, id));
      },
      async findSent(key) {
        const found = await issuer.findSent(key);
        return found && toIssued(found);
      },
      read: async (id) => toIssued(await issuer.read(id)),
      hadArrived: (transfer) => issuer.hadArrived(transfer),
    },
    canceled: 'returned',
    caseOfReturn: () => 'payout_returned',
  });
}

const toIssued = ({ status, ...issued }: IssuedPayout): IssuedTransfer => ({
  ...issued,
  status: status === 'completed' ? 'settled' : status,
  returnCode: null,
});
