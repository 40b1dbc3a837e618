import { Refused } from '#http/refusals.ts';
import type { Account, Posted } from './synctera-records.ts';
import { conflict } from './synctera-refusals.ts';
import { found, type Synctera } from './open-synctera.ts';
import type { AchEntry } from '#ach/ach-network.ts';

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
  /** The account with that number; null for none. */
  accountOf(number: string): Account | null;
  /** What comes over the network for an account here, made out to whose it is. */
  book(entry: AchEntry): void;
  /** Sends it back; once, however often this is called. */
  giveBack(id: string): Posted;
};

export function openIncomingAch({ records, ledger, random }: Synctera): IncomingAch {
  const accountOf: IncomingAch['accountOf'] = (number) =>
    records.accounts.list().find(({ account_number }) => account_number === number) ?? null;
  const receive: IncomingAch['receive'] = ({ id }, { amount, sender, description, receiverName }) =>
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
    });

  return {
    accountOf,
    receive,
    book({ accountNumber, cents, company, description }) {
      const account = accountOf(accountNumber);
      if (!account || cents <= 0) return;
      const owner = records.persons.get(account.customer_ids[0] ?? '');
      const receiverName = owner && `${owner.first_name} ${owner.last_name}`.toUpperCase();
      receive(account, { amount: cents, sender: company, description, receiverName });
    },
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
