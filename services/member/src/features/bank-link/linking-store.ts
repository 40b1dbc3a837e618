import type { LinkEvent } from '@reset/api-contract/member/link-events.ts';
import { appendEvent, newId, type AddJob } from '@reset/service-kit';
import type { Knex } from 'knex';
import { resolve } from '#integration-errors/integration-error-store.ts';
import type { BankAccount, BankBill } from '#providers/bank-data.ts';
import { nextDayOf } from './bank-sync.ts';
import { recordBills } from './bill-store.ts';

/** What linking a member's bank brought. */
export type BankReading = {
  userId: string;
  itemId: string;
  institutionId: string | null;
  isDigitalOnly: boolean;
  /** As the cipher wrote it. */
  encryptedToken: string;
  account: BankAccount;
  bills: readonly BankBill[];
  readAt: Date;
};

/** Links of members to their banks, made and taken away in the database. */
export const linkingStore = (database: Knex, addJob: AddJob) => ({
  /**
   * Makes this the member's bank, and tells so; linked again it is brought up to date. Another
   * item's link goes with all that was read for it, and the provider forgets that item.
   */
  put: (reading: BankReading): Promise<void> =>
    database.transaction(async (transaction) => {
      const { userId, itemId, readAt } = reading;
      // Who links becomes a member; and two links of one member wait for one another here.
      await transaction.raw(HOLD_MEMBER, [userId, readAt]);
      const before = await transaction('bank_link').where({ user_id: userId }).first();
      // A link of before items were known is the same one if the provider's account is new to it.
      const isSame = before && (before.item_id ?? itemId) === itemId;
      if (before && !isSame) await remove(transaction, addJob, before, readAt);
      const id = isSame ? before.id : newId();
      await transaction('bank_link').insert(linkRow(reading, id)).onConflict('user_id').merge();
      await recordBills(transaction, userId, reading.bills);
      await resolve(transaction, { userId, source: 'plaid', now: readAt });
      if (!isSame) await tell(transaction, 'bank.linked', userId, readAt);
      await addJob(transaction, 'sync-bank', { link_id: id });
      await addJob(transaction, 'read-bank-owner', { link_id: id });
    }),

  /** Whether that item is the member's bank. */
  async hasItem(userId: string, itemId: string): Promise<boolean> {
    const wanted = { user_id: userId, item_id: itemId };
    return (await database('bank_link').where(wanted).first('id')) !== undefined;
  },

  /** The member has no bank any more, nothing that it told is left; false when she had none. */
  unlink: (userId: string, now: Date): Promise<boolean> =>
    database.transaction(async (transaction) => {
      const before = await transaction('bank_link').where({ user_id: userId }).forUpdate().first();
      if (!before) return false;
      await remove(transaction, addJob, before, now);
      await resolve(transaction, { userId, source: 'plaid', now });
      await tell(transaction, 'bank.unlinked', userId, now);
      return true;
    }),
});

const HOLD_MEMBER = `
  INSERT INTO member (user_id, repayment_method, created_at) VALUES (?, 'ach_debit_flow', ?)
  ON CONFLICT (user_id) DO UPDATE SET user_id = excluded.user_id
`;

type LinkRow = { id: string; user_id: string; item_id: string | null; access_token: string };

// What was read goes with the link's row; the token stays until the provider has forgotten it.
async function remove(transaction: Knex.Transaction, addJob: AddJob, link: LinkRow, now: Date) {
  await transaction('bank_link').where({ id: link.id }).delete();
  const id = newId();
  await transaction('removed_bank_item').insert({
    id,
    user_id: link.user_id,
    item_id: link.item_id,
    access_token: link.access_token,
    removed_at: now,
  });
  await addJob(transaction, 'remove-bank-item', { removed_bank_item_id: id });
}

const tell = (
  transaction: Knex.Transaction,
  type: 'bank.linked' | 'bank.unlinked',
  subject: string,
  occurredAt: Date,
) => appendEvent<LinkEvent>(transaction, { type, subject, payload: {}, occurredAt });

const linkRow = ({ account, ...reading }: BankReading, id: string) => ({
  id,
  user_id: reading.userId,
  item_id: reading.itemId,
  institution_id: reading.institutionId,
  is_digital_only: reading.isDigitalOnly,
  access_token: reading.encryptedToken,
  institution_name: account.institutionName,
  account_id: account.accountId,
  account_name: account.accountName,
  mask: account.mask,
  available_cents: account.availableCents,
  status: 'active',
  error: null,
  balances_updated_at: reading.readAt,
  synced_at: reading.readAt,
  sync_due_at: nextDayOf(reading.readAt),
});
