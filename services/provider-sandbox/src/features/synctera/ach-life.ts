import { dayOf, plusDays } from '#personas/calendar-day.ts';
import { achPostings } from './ach-postings.ts';
import { requireReturnable, takePlan } from './ach-returns.ts';
import {
  bankingDayFrom,
  beginsAt,
  plusBankingDays,
  settlesAt,
  soonestSettlement,
} from './banking-days.ts';
import type { Ach } from './synctera-records.ts';
import { badRequest, conflict } from './synctera-refusals.ts';
import type { AchBody } from './synctera-schemas.ts';
import { found, type Synctera } from './open-synctera.ts';
import { wirePendingAch } from './wire.ts';
import { Refused } from '#http/refusals.ts';

/** Transfers to and from other banks. */
export type AchLife = {
  create(body: AchBody): Ach;
  cancel(id: string): Ach;
  /** Completes all that settle by now, and returns what was planned to come back. */
  settle(): void;
  /** The other bank returns it, with a code as R01. */
  returnTransfer(id: string, code: string): Ach;
};

export function openAchLife(synctera: Synctera): AchLife {
  const { ledger, notify, clock, random } = synctera;
  const { achs, accounts, externalAccounts } = synctera.records;
  const { put, change, complete, giveBack } = achPostings(synctera);
  // When the next one is due: all of them are listed only then, because every call settles.
  let nextAt = 0;
  const settleOne = (ach: Ach): Ach =>
    ach.return_plan?.banking_days === null ? giveBack(ach, ach.return_plan.code) : complete(ach);
  const advance = (ach: Ach): Ach | null => {
    if (ach.status === 'PENDING') return settleOne(ach);
    if (ach.return_plan) giveBack(ach, ach.return_plan.code);
    return null;
  };
  const settle = () => {
    const now = clock.now().getTime();
    if (now < nextAt) return;
    let next = Infinity;
    for (const given of achs.list()) {
      let ach: Ach | null = given;
      while (ach && dueAt(ach) <= now) ach = advance(ach);
      if (ach) next = Math.min(next, dueAt(ach));
    }
    nextAt = next;
  };

  return {
    settle,
    create(body) {
      const account = found(accounts, body.originating_account_id, 'account');
      const external = found(externalAccounts, body.receiving_account_id, 'external account');
      const isKnown = account.customer_ids.includes(body.customer_id);
      if (!isKnown || external.customer_id !== body.customer_id) {
        throw new Refused(conflict('the accounts are of different customers'));
      }
      const isShort = body.dc_sign === 'credit' && ledger.available(account) < body.amount;
      if (isShort) throw new Refused(conflict('insufficient funds'));
      const ach = put({
        id: random.id(),
        customer_id: body.customer_id,
        account_id: account.id,
        external_account_id: external.id,
        dc_sign: body.dc_sign,
        amount: body.amount,
        memo: body.memo ?? '',
        ...effectiveOf(body, clock.now()),
        status: 'PENDING',
        trace_no: `0${random.digits(14)}`,
        return_code: null,
        originated_at: synctera.now(),
        return_plan:
          body.dc_sign === 'debit' ? takePlan(synctera, external.account_identifiers.number) : null,
      });
      nextAt = Math.min(nextAt, dueAt(ach));
      notify('TRANSACTION.PENDING.CREATED', wirePendingAch(ach));
      return ach;
    },
    cancel(id) {
      const ach = found(achs, id, 'transaction');
      if (ach.status === 'CANCELED') return ach;
      if (ach.status !== 'PENDING') throw new Refused(conflict(`it is ${ach.status}`));
      return change(ach, { status: 'CANCELED' });
    },
    returnTransfer(id, code) {
      settle();
      const ach = found(achs, id, 'transaction');
      if (ach.status !== 'PENDING' && ach.status !== 'COMPLETE') {
        throw new Refused(conflict(`it is ${ach.status}`));
      }
      requireReturnable(ach, code, dayOf(clock.now()));
      return giveBack(ach, code);
    },
  };
}

/** When something happens to it by itself: it settles, or comes back as was planned; never where it is over. */
function dueAt({ status, dc_sign, effective_date, is_same_day, return_plan }: Ach): number {
  if (status === 'PENDING') {
    return dc_sign === 'credit'
      ? beginsAt(effective_date).getTime()
      : settlesAt(effective_date, is_same_day).getTime();
  }
  if (status !== 'COMPLETE' || !return_plan) return Infinity;
  const bankingDays = return_plan.banking_days ?? 0;
  const day = plusBankingDays(effective_date, bankingDays);
  return settlesAt(day, bankingDays === 0).getTime();
}

/** Without a date it is the next day's. A debit of today's date is sent for the same day. */
function effectiveOf(
  { dc_sign, effective_date, is_same_day = false }: AchBody,
  now: Date,
): Pick<Ach, 'effective_date' | 'is_same_day'> {
  if (is_same_day && effective_date !== undefined) {
    throw new Refused(badRequest('effective_date is only taken without is_same_day'));
  }
  const today = dayOf(now);
  const wanted = is_same_day ? today : (effective_date ?? plusDays(today, 1));
  if (wanted > today) return { effective_date: bankingDayFrom(wanted), is_same_day: false };
  const soonest = dc_sign === 'debit' ? soonestSettlement(now) : today;
  return { effective_date: soonest, is_same_day: true };
}
