import { DateTime } from 'luxon';
import type { Ach } from './synctera-records.ts';
import { conflict } from './synctera-refusals.ts';
import type { AchBody } from './synctera-schemas.ts';
import { found, type Synctera } from './open-synctera.ts';
import { Refused } from '#http/refusals.ts';

/** Transfers to and from other banks. */
export type AchLife = {
  create(body: AchBody): Ach;
  cancel(id: string): Ach;
  /** Completes all whose effective date has come. */
  settle(): void;
  /** The other bank returns it, with a code as R01; one that is pending is completed before. */
  returnTransfer(id: string, code: string): Ach;
};

export function openAchLife({ records, ledger, clock, random }: Synctera): AchLife {
  const { achs, accounts, externalAccounts } = records;
  const put = (ach: Ach) => {
    achs.put(ach.id, ach, ach.account_id);
    return ach;
  };
  const today = () => calendarDay(clock.now());
  // A debit takes money from the other bank, which is a credit of the account.
  const post = (ach: Ach, isReturn: boolean, original: string | null) =>
    ledger.post({
      account_id: ach.account_id,
      type: 'ach',
      subtype: `outgoing_${ach.dc_sign}${isReturn ? '_return' : ''}`,
      dc_sign: (ach.dc_sign === 'debit') === isReturn ? 'debit' : 'credit',
      amount: ach.amount,
      memo: ach.memo,
      hold_id: null,
      original_trx: original,
      external_data: {
        ach_id: ach.id,
        trace_no: ach.trace_no,
        ...(ach.return_code === null ? {} : { return_code: ach.return_code }),
      },
    });
  const complete = (ach: Ach) => {
    post(ach, false, null);
    return put({ ...ach, status: 'COMPLETE' });
  };

  return {
    create(body) {
      const account = found(accounts, body.originating_account_id, 'account');
      const external = found(externalAccounts, body.receiving_account_id, 'external account');
      const isKnown = account.customer_ids.includes(body.customer_id);
      if (!isKnown || external.customer_id !== body.customer_id) {
        throw new Refused(conflict('the accounts are of different customers'));
      }
      const isShort = body.dc_sign === 'credit' && ledger.available(account) < body.amount;
      if (isShort) throw new Refused(conflict('insufficient funds'));
      return put({
        id: random.id(),
        customer_id: body.customer_id,
        account_id: account.id,
        external_account_id: external.id,
        dc_sign: body.dc_sign,
        amount: body.amount,
        memo: body.memo ?? '',
        is_same_day: body.is_same_day ?? false,
        status: 'PENDING',
        effective_date: body.is_same_day ? today() : dayAfter(today()),
        trace_no: `0${random.digits(14)}`,
        return_code: null,
      });
    },
    cancel(id) {
      const ach = found(achs, id, 'transaction');
      if (ach.status === 'CANCELED') return ach;
      if (ach.status !== 'PENDING') throw new Refused(conflict(`it is ${ach.status}`));
      return put({ ...ach, status: 'CANCELED' });
    },
    settle() {
      for (const ach of achs.list()) {
        if (ach.status === 'PENDING' && ach.effective_date <= today()) complete(ach);
      }
    },
    returnTransfer(id, code) {
      const given = found(achs, id, 'transaction');
      const ach = given.status === 'PENDING' ? complete(given) : given;
      if (ach.status !== 'COMPLETE') throw new Refused(conflict(`it is ${ach.status}`));
      const original = records.posted
        .listOf(ach.account_id)
        .find(({ external_data }) => 'ach_id' in external_data && external_data.ach_id === id);
      const returned: Ach = { ...ach, status: 'DECLINED', return_code: code };
      post(returned, true, original?.id ?? null);
      return put(returned);
    },
  };
}

/** YYYY-MM-DD, in the time zone of the bank. */
const calendarDay = (instant: Date): string =>
  DateTime.fromJSDate(instant, { zone: 'America/New_York' }).toFormat('yyyy-MM-dd');

/** The next day on which banks settle; holidays are not imitated. */
function dayAfter(day: string): string {
  const next = DateTime.fromISO(day).plus({ days: 1 });
  return next.isWeekend ? dayAfter(next.toFormat('yyyy-MM-dd')) : next.toFormat('yyyy-MM-dd');
}
