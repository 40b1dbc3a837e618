import { Refused } from '#http/refusals.ts';
import type { Account, Posted } from './synctera-records.ts';
import { conflict } from './synctera-refusals.ts';
import { found, type Synctera } from './open-synctera.ts';

/** What another bank sends, in cents. */
type IncomingCredit = {
  amount: number;
  /** The company that sends it, and how it calls it. */
  sender: string;
  description: string;
  /** To whom it is made out; null where that is left out. */
  receiverName: string | null;
};

const CREDIT = 'incoming_credit';
const RETURN = 'incoming_credit_return';

/** Money that other banks send to accounts, as employers do. */
export type IncomingAch = {
  receive(account: Account, credit: IncomingCredit): Posted;
  /** Sends it back; once, however often this is called. */
  giveBack(id: string): Posted;
};

export function openIncomingAch({ records, ledger, random }: Synctera): IncomingAch {
  return {
    receive: ({ id }, { amount, sender, description, receiverName }) =>
      ledger.post({
        account_id: id,
        type: 'ach',
        subtype: CREDIT,
        dc_sign: 'credit',
        amount,
        memo: description,
        hold_id: null,
        original_trx: null,
        external_data: {},
        user_data: {
          company_name: sender,
          company_entry_description: description,
          receiver_name: receiverName,
          trace_no: `0${random.digits(14)}`,
        },
      }),
    giveBack(id) {
      const original = found(records.posted, id, 'transaction');
      if (original.subtype !== CREDIT) throw new Refused(conflict('it did not come in by ACH'));
      const before = records.posted
        .listOf(original.account_id)
        .find(({ subtype, original_trx }) => subtype === RETURN && original_trx === id);
      if (before) return before;
      const account = found(records.accounts, original.account_id, 'account');
      if (ledger.available(account) < original.amount) {
        throw new Refused(conflict('insufficient funds'));
      }
      const { id: _id, balance: _balance, posted_date: _date, ...entry } = original;
      return ledger.post({ ...entry, subtype: RETURN, dc_sign: 'debit', original_trx: id });
    },
  };
}
