import type { Clock } from '@reset/service-kit';
import { dayOf } from '#calendar/calendar-date.ts';
import type { Debits, IssuedDebit } from '#providers/debits.ts';
import { type Ach, findAch, readAch, sendAch, wasPosted } from './ach.ts';
import type { Synctera } from './ask-synctera.ts';

/** Debits of members' banks by ACH, over Synctera's API. */
export const syncteraDebits = (synctera: Synctera, clock: Clock): Debits => ({
  async debit({ into, sourceId, amountCents, effectiveOn }, key) {
    const transfer = {
      amount: amountCents,
      customer_id: into.personId,
      dc_sign: 'debit' as const,
      originating_account_id: into.accountId,
      receiving_account_id: sourceId,
      // Synctera takes a date for later days alone.
      ...(effectiveOn > dayOf(clock.now())
        ? { effective_date: effectiveOn }
        : { is_same_day: true as const }),
    };
    return toDebit(await sendAch(synctera, transfer, key));
  },

  async findSent(key) {
    const found = await findAch(synctera, key);
    return found && toDebit(found);
  },

  async read(id) {
    return toDebit(await readAch(synctera, id));
  },

  hadArrived: (transfer) => wasPosted(synctera, transfer),
});

const STATUSES: Readonly<Record<Exclude<Ach['status'], 'DECLINED'>, IssuedDebit['status']>> = {
  INIT: 'pending',
  PENDING: 'pending',
  COMPLETE: 'settled',
  CANCELED: 'canceled',
};

// Declined without a return code, it never went out.
function statusOf({ status, return_data }: Ach): IssuedDebit['status'] {
  if (status === 'DECLINED') return return_data ? 'returned' : 'canceled';
  return STATUSES[status];
}

const toDebit = (ach: Ach): IssuedDebit => ({
  id: ach.id,
  status: statusOf(ach),
  settlesOn: ach.effective_date,
  returnCode: ach.status === 'DECLINED' ? (ach.return_data?.code ?? null) : null,
});
