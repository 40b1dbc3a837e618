import type { Context } from '../../context.ts';
import type { Account, Hold, Posted, SyncteraRecords } from './synctera-records.ts';
import { wireAccount, wireHold, wirePosted } from './wire.ts';

/** Sends a webhook to all subscribers; `changed` are the resource's fields as they were. */
export type Notify = (type: string, resource: object, changed?: object) => void;

/** Moves money, in cents; each change has its webhook. */
export type Ledger = {
  /** What may still be spent: what is posted, less what is held. */
  available(account: Account): number;
  hold(hold: Omit<Hold, 'created' | 'updated'>): Hold;
  changeHold(hold: Hold, changed: ChangedHold): Hold;
  post(entry: Entry): Posted;
};
type ChangedHold = Pick<Hold, 'status' | 'amount' | 'reason'> & Partial<Pick<Hold, 'req_amount'>>;
type Entry = Omit<Posted, 'id' | 'balance' | 'posted_date'>;

export function openLedger(
  { clock, random, store }: Context,
  { accounts, holds, posted }: SyncteraRecords,
  notify: Notify,
): Ledger {
  const now = () => clock.now().toISOString();
  const available = (account: Account) =>
    account.balance -
    holds
      .listOf(account.id)
      .filter(({ status }) => status === 'PENDING' || status === 'PARTCLEARD')
      .reduce((sum, { amount }) => sum + amount, 0);

  return {
    available,
    hold(given) {
      const hold = { ...given, created: now(), updated: now() };
      holds.put(hold.id, hold, hold.account_id);
      notify('TRANSACTION.PENDING.CREATED', wireHold(hold));
      return hold;
    },
    changeHold(before, changed) {
      const hold = { ...before, ...changed, updated: now() };
      holds.put(hold.id, hold, hold.account_id);
      notify('TRANSACTION.PENDING.UPDATED', wireHold(hold), { data: wireHold(before).data });
      return hold;
    },
    post(entry) {
      const account = accounts.get(entry.account_id);
      if (!account) throw new Error(`There is no account ${entry.account_id}.`);
      const balance = account.balance + (entry.dc_sign === 'credit' ? 1 : -1) * entry.amount;
      const changed = { ...account, balance, last_updated_time: now() };
      const made = { ...entry, id: random.id(), balance, posted_date: now() };
      store.transaction(() => {
        accounts.put(account.id, changed);
        posted.put(made.id, made, made.account_id);
      });
      notify('TRANSACTION.POSTED.CREATED', wirePosted(made));
      notify('ACCOUNT.UPDATED', wireAccount(changed, available(changed)));
      return made;
    },
  };
}
