import type { Context } from '#context.ts';
import type { IssuedTransfer } from '#features/cards/ach/ach-transfer.ts';
import { advanceTransfers } from '#features/cards/ach/advance-transfers.jobs.ts';
import type { IssuedDebit } from '#providers/debits.ts';
import { afterReturn } from './debits.ts';
import { debitStore, type SentDebit } from './debits.store.ts';

/** Takes debits one step further: sends them, or reads what has become of them. */
export function advanceDebits(context: Context) {
  const { database, debits: issuer, jobs } = context;
  return advanceTransfers<SentDebit>(context, {
    names: {
      cases: 'debit',
      failpoints: 'repayment',
      bankAccount: 'source',
      failed: 'repayments.failed',
      alert: 'repayments.alert',
    },
    concurrency: 16,
    store: debitStore(database, jobs.add),
    issuer: {
      async send({ id, amountCents, effectiveOn, personId, issuerAccountId: accountId }, sourceId) {
        const debit = { into: { personId, accountId }, sourceId, amountCents, effectiveOn };
        return toIssued(await issuer.debit(debit, id));
      },
      async findSent(key) {
        const found = await issuer.findSent(key);
        return found && toIssued(found);
      },
      read: async (id) => toIssued(await issuer.read(id)),
      hadArrived: (transfer) => issuer.hadArrived(transfer),
    },
    canceled: 'refused',
    caseOfReturn: (code) => (afterReturn(code) === 'stop' ? 'debit_stopped' : null),
  });
}

const toIssued = ({ settlesOn: arrivesOn, ...issued }: IssuedDebit): IssuedTransfer => ({
  ...issued,
  arrivesOn,
});
