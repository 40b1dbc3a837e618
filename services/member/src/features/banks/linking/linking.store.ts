import type { LinkEvent } from '@reset/api-contract/member/link-events.ts';
import {
  type AddJob,
  appendEvent,
  type Database,
  newId,
  type SecretCipher,
  type Transaction,
} from '@reset/service-kit';
import {
  type OwnerStatus,
  READ_BANK_OWNER_QUEUE,
  REMOVE_BANK_ITEM_QUEUE,
  SYNC_BANK_QUEUE,
} from '#features/banks/banks.ts';
import { nextDayOf } from '#features/banks/sync/bank-sync.ts';
import { recordBills } from '#features/banks/sync/write-bank-sync.store.ts';
import { cardStore } from '#features/cards/cards.store.ts';
import { endLimit } from '#features/limits/limits.store.ts';
import { memberStore } from '#features/members/members.store.ts';
import { resolveErrors } from '#features/notifications/notifications.store.ts';
import type { BankAccount, BankBill } from '#providers/bank-data.ts';
import { BANK_MAIL_QUEUE, type BankMailJob } from './bank-mail.ts';
import { noteSharedAccount } from './shared-accounts.store.ts';

/** What linking a member's bank brought. */
export type BankReading = {
  userId: string;
  itemId: string;
  institutionId: string | null;
  isDigitalOnly: boolean;
  consentEndsAt: Date | null;
  /** As the cipher wrote it. */
  encryptedToken: string;
  account: BankAccount;
  bills: readonly BankBill[];
  /** Whether she is told by mail; not by an operator, who links it for people whom he makes. */
  isMailed: boolean;
  readAt: Date;
};

export type LinkingStore = ReturnType<typeof linkingStore>;

/** Links of members to their banks, made and taken away in the database. */
export const linkingStore = (database: Database, addJob: AddJob) => ({
  /**
   * Makes this the member's bank, and publishes it; linked again it is brought up to date. Another
   * item's link goes with all that was read for it, and the provider forgets that item. Where that
   * account is needed still, it stays, and the provider forgets the new item.
   */
  put: (reading: BankReading): Promise<'linked' | Need> =>
    database.transaction(async (transaction) => {
      const { userId, itemId, readAt } = reading;
      // Who links becomes a member; and two links of one member wait for one another here.
      await transaction.raw(HOLD_MEMBER, [userId, readAt]);
      const before = await transaction('bank_link').where({ user_id: userId }).first();
      // A link of before items were known is the same one if the provider's account is new to it.
      const isSame = before && (before.item_id ?? itemId) === itemId;
      if (before && !isSame) {
        const need = (await canRepay(transaction, before))
          ? await needOf(transaction, before, readAt)
          : null;
        if (need !== null) {
          await forgetItem(transaction, addJob, toItem(reading), readAt);
          return need;
        }
        await remove(transaction, addJob, before, readAt);
      }
      const id = isSame ? before.id : newId();
      await transaction('bank_link').insert(linkRow(reading, id)).onConflict('user_id').merge();
      if (!isSame) await keepStopped(transaction, id, reading);
      await recordBills(transaction, userId, reading.bills);
      await resolveErrors(transaction, { userId, source: 'plaid', now: readAt });
      if (!isSame) {
        await publish(transaction, 'bank.linked', userId, readAt);
        if (reading.isMailed) {
          const { institutionName: bank_name, mask } = reading.account;
          await tellByMail(transaction, addJob, {
            user_id: userId,
            what: 'connected',
            bank_name,
            mask,
          });
        }
      }
      await addJob(transaction, SYNC_BANK_QUEUE, { link_id: id });
      await addJob(transaction, READ_BANK_OWNER_QUEUE, { link_id: id });
      return 'linked';
    }),

  /** Whether that item is the member's bank. */
  async hasItem(userId: string, itemId: string): Promise<boolean> {
    const wanted = { user_id: userId, item_id: itemId };
    return (await database('bank_link').where(wanted).first('id')) !== undefined;
  },

  /**
   * The member has no bank any more, and nothing that was read of it is left. Refused where the
   * account is needed still; and nothing is bought without it from then on.
   * @param options.isMailed false for who closes her account, which says so itself
   */
  unlink: (
    userId: string,
    now: Date,
    { isMailed = true }: { isMailed?: boolean } = {},
  ): Promise<Unlinked> =>
    database.transaction(async (transaction) => {
      const before = await transaction('bank_link').where({ user_id: userId }).forUpdate().first();
      if (!before) return 'nothing_linked';
      const need = await needOf(transaction, before, now);
      if (need !== null) return need;
      await endLimit(transaction, userId);
      await remove(transaction, addJob, before, now);
      await resolveErrors(transaction, { userId, source: 'plaid', now });
      await publish(transaction, 'bank.unlinked', userId, now);
      if (isMailed) {
        const { institution_name: bank_name, mask } = before;
        await tellByMail(transaction, addJob, {
          user_id: userId,
          what: 'disconnected',
          bank_name,
          mask,
        });
      }
      return 'unlinked';
    }),
});

/** What became of a link that its member wants to end. */
type Unlinked = 'unlinked' | 'nothing_linked' | Need;

/** Why an account has to stay linked: it repays what she owes, or money is on its way from it or to it. */
export type Need = 'repays_outstanding' | 'transfer_under_way';

const HOLD_MEMBER = `
  INSERT INTO member (user_id, repayment_method, created_at) VALUES (?, 'ach_debit_flow', ?)
  ON CONFLICT (user_id) DO UPDATE SET user_id = excluded.user_id
`;

type Item = { user_id: string; item_id: string | null; access_token: string };
type LinkRow = Item & { id: string; status: string; owner_status: OwnerStatus };

/** Whether her debts can be taken from it: no other account is needed for that. */
async function canRepay(transaction: Transaction, link: LinkRow): Promise<boolean> {
  if (link.status !== 'active' || link.owner_status === 'failed') return false;
  return !(await transaction('debit_stop').where({ bank_link_id: link.id }).first('debit_id'));
}

/** An account that may be debited no more is the same account however often she links it. */
const keepStopped = (
  transaction: Transaction,
  linkId: string,
  { userId, account }: BankReading,
): Promise<unknown> =>
  transaction.raw(KEEP_STOPPED, {
    linkId,
    userId,
    name: account.institutionName,
    mask: account.mask,
  });

const KEEP_STOPPED = `
  INSERT INTO debit_stop (bank_link_id, user_id, debit_id, return_code, stopped_at)
  SELECT :linkId, s.user_id, s.debit_id, s.return_code, s.stopped_at
    FROM debit_stop s JOIN debit d ON d.id = s.debit_id
   WHERE s.user_id = :userId AND d.bank_name = :name AND d.bank_mask = :mask
   ORDER BY s.stopped_at DESC LIMIT 1
`;

// Nothing is bought, debited or paid out until the transaction ends, so that it is so then, too.
async function needOf(transaction: Transaction, link: LinkRow, now: Date): Promise<Need | null> {
  const cards = cardStore(transaction);
  const outstandingCents = await cards.lockOutstandingCents(link.user_id);
  const member = await memberStore(transaction).find(link.user_id);
  if (member?.repaymentMethod === 'ach_debit_flow' && outstandingCents > 0) {
    return 'repays_outstanding';
  }
  return (await cards.isUnderWay(link.id, now)) ? 'transfer_under_way' : null;
}

// What was read goes with the link's row; the token stays until the provider has forgotten it.
async function remove(transaction: Transaction, addJob: AddJob, link: LinkRow, now: Date) {
  await transaction('bank_link').where({ id: link.id }).delete();
  await forgetItem(transaction, addJob, link, now);
}

async function forgetItem(
  transaction: Transaction,
  addJob: AddJob,
  { user_id, item_id, access_token }: Item,
  now: Date,
) {
  const id = newId();
  const item = { id, user_id, item_id, access_token, removed_at: now };
  await transaction('removed_bank_item').insert(item);
  await addJob(transaction, REMOVE_BANK_ITEM_QUEUE, { removed_bank_item_id: id });
}

/** Whoever has no card, or none any more, has no money that goes to or from her bank. */
async function tellByMail(
  transaction: Transaction,
  addJob: AddJob,
  told: BankMailJob,
): Promise<void> {
  const account = await cardStore(transaction).findAccount(told.user_id);
  if (account && !account.isClosed) await addJob(transaction, BANK_MAIL_QUEUE, told);
}

const toItem = ({ userId, itemId, encryptedToken }: BankReading): Item => ({
  user_id: userId,
  item_id: itemId,
  access_token: encryptedToken,
});

const publish = (
  transaction: Transaction,
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
  consent_ends_at: reading.consentEndsAt,
  consent_mailed_for: null,
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

/** Whose account a link is, and its numbers, in the database. */
export const ownerStore = (database: Database, cipher: SecretCipher) => ({
  /** null for a link that is no more, or not read yet as far as its account. */
  async find(
    linkId: string,
  ): Promise<{ userId: string; encryptedToken: string; accountId: string } | null> {
    const row = await database('bank_link')
      .where({ id: linkId })
      .whereNotNull('account_id')
      .first('user_id', 'access_token', 'account_id');
    return row
      ? { userId: row.user_id, encryptedToken: row.access_token, accountId: row.account_id }
      : null;
  },

  /**
   * Keeps them, and has staff look where another member has the same account.
   * @param numbers encrypted; null where the bank gives none away
   */
  record: (
    { linkId, status, numbers }: { linkId: string; status: OwnerStatus; numbers: string | null },
    now: Date,
  ): Promise<void> =>
    database.transaction(async (transaction) => {
      await transaction('bank_link')
        .where({ id: linkId })
        .update({ owner_status: status, account_numbers: numbers, issuer_account_id: null });
      await noteSharedAccount(transaction, cipher, { linkId, now });
    }),
});

/** Items that are linked no longer and that the provider is still to forget, in the database. */
export const removedItemStore = (database: Database) => ({
  /** null when the provider has forgotten it already. */
  async find(id: string): Promise<{ userId: string; encryptedToken: string } | null> {
    const row = await database('removed_bank_item').where({ id }).first();
    return row ? { userId: row.user_id, encryptedToken: row.access_token } : null;
  },

  /** Whether a member is linked by that item, now: then the provider has to keep it. */
  async isLinked(id: string): Promise<boolean> {
    const link = await database('bank_link as link')
      .join('removed_bank_item as removed', 'removed.item_id', 'link.item_id')
      .where('removed.id', id)
      .first('link.id');
    return link !== undefined;
  },

  async forget(id: string): Promise<void> {
    await database('removed_bank_item').where({ id }).delete();
  },
});
