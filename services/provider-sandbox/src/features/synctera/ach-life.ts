import { calendarDay, dayAfter } from './banking-day.ts';
import type { Ach } from './money-records.ts';
import { conflict, SyncteraRefused } from './synctera-refusal.ts';
import type { AchBody } from './synctera-schemas.ts';
import { found, type SyncteraWorld } from './synctera-world.ts';

/** What becomes of money that goes to other banks, or is fetched from them. */
export type AchLife = {
  create(asked: AchBody): Ach;
  cancel(id: string): Ach;
  /** Completes all whose day has come. */
  settle(): void;
  /** The other bank gives it back, for a reason: R01. Completes it before, if it has to. */
  giveBack(id: string, code: string): Ach;
};

export function openAchLife({ remembered, ledger, clock }: SyncteraWorld): AchLife {
  const { achs, accounts, externalAccounts } = remembered;
  const put = (ach: Ach) => {
    achs.put(ach.id, ach, ach.account_id);
    return ach;
  };
  const today = () => calendarDay(clock.now());
  // A debit fetches money, which is then on the account.
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
    create(asked) {
      const account = found(accounts, asked.originating_account_id, 'account');
      const external = found(externalAccounts, asked.receiving_account_id, 'external account');
      const isKnown = account.customer_ids.includes(asked.customer_id);
      if (!isKnown || external.customer_id !== asked.customer_id) {
        throw new SyncteraRefused(conflict('the accounts are of different customers'));
      }
      const isShort = asked.dc_sign === 'credit' && ledger.available(account) < asked.amount;
      if (isShort) throw new SyncteraRefused(conflict('insufficient funds'));
      return put({
        id: crypto.randomUUID(),
        customer_id: asked.customer_id,
        account_id: account.id,
        external_account_id: external.id,
        dc_sign: asked.dc_sign,
        amount: asked.amount,
        memo: asked.memo ?? '',
        is_same_day: asked.is_same_day ?? false,
        status: 'PENDING',
        effective_date: asked.is_same_day ? today() : dayAfter(today()),
        trace_no: String(Math.floor(Math.random() * 1e15)).padStart(15, '0'),
        return_code: null,
      });
    },
    cancel(id) {
      const ach = found(achs, id, 'transaction');
      if (ach.status === 'CANCELED') return ach;
      if (ach.status !== 'PENDING') throw new SyncteraRefused(conflict(`it is ${ach.status}`));
      return put({ ...ach, status: 'CANCELED' });
    },
    settle() {
      for (const ach of achs.list()) {
        if (ach.status === 'PENDING' && ach.effective_date <= today()) complete(ach);
      }
    },
    giveBack(id, code) {
      const given = found(achs, id, 'transaction');
      const ach = given.status === 'PENDING' ? complete(given) : given;
      if (ach.status !== 'COMPLETE') throw new SyncteraRefused(conflict(`it is ${ach.status}`));
      const original = remembered.posted
        .listOf(ach.account_id)
        .find(({ external_data }) => 'ach_id' in external_data && external_data.ach_id === id);
      const returned: Ach = { ...ach, status: 'DECLINED', return_code: code };
      post(returned, true, original?.id ?? null);
      return put(returned);
    },
  };
}
