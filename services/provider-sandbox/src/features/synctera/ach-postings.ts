import type { Ach } from './synctera-records.ts';
import type { Synctera } from './open-synctera.ts';
import { wirePendingAch } from './wire.ts';

/** What happens to transfers, with what is posted and sent to say so. */
export function achPostings({ ach: network, records, ledger, notify, now }: Synctera) {
  const { achs, externalAccounts, posted } = records;
  const put = (ach: Ach) => {
    achs.put(ach.id, ach, ach.account_id);
    return ach;
  };
  const change = (before: Ach, changed: Partial<Ach>) => {
    const ach = put({ ...before, ...changed });
    notify('TRANSACTION.PENDING.UPDATED', wirePendingAch(ach), {
      data: wirePendingAch(before).data,
    });
    return ach;
  };
  // A debit takes money from the other bank, which is a credit of the account.
  const post = (ach: Ach, isReturn: boolean, original: string | null) => {
    const takesFromBank = (ach.dc_sign === 'debit') !== isReturn;
    ledger.post({
      account_id: ach.account_id,
      type: 'ach',
      subtype: `outgoing_${ach.dc_sign}${isReturn ? '_return' : ''}`,
      dc_sign: takesFromBank ? 'credit' : 'debit',
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
    const external = externalAccounts.get(ach.external_account_id);
    if (!external) return;
    network.send({
      accountNumber: external.account_identifiers.number,
      cents: takesFromBank ? -ach.amount : ach.amount,
      company: 'RESET',
      description: `ACH ${ach.dc_sign}${isReturn ? ' return' : ''}`.toUpperCase(),
    });
  };
  const complete = (ach: Ach) => {
    post(ach, false, null);
    return put({ ...ach, status: 'COMPLETE', completed_at: now() });
  };
  const giveBack = (ach: Ach, code: string): Ach => {
    const returned = { status: 'DECLINED', return_code: code, returned_at: now() } as const;
    if (ach.status === 'PENDING') return change(ach, returned);
    const original = posted
      .listOf(ach.account_id)
      .find(({ external_data }) => 'ach_id' in external_data && external_data.ach_id === ach.id);
    post({ ...ach, ...returned }, true, original?.id ?? null);
    return put({ ...ach, ...returned });
  };
  return { put, change, complete, giveBack };
}
