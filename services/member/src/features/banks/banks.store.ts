import type { Database } from '@reset/service-kit';
import { renewedUntil } from './consent/consent.ts';
import { isGone, type Outflow, type StandingBankLink } from './banks.ts';

export { linkingStore } from './linking/linking.store.ts';

export { closeSharedAccount, membersOfSameBank } from './linking/shared-accounts.store.ts';

/** Linked bank accounts as they were last read, in the database. */
export const bankLinkStore = (database: Database) => ({
  /** null while no bank is linked. */
  async find(userId: string): Promise<StandingBankLink | null> {
    const row = await database('bank_link').where({ user_id: userId }).first();
    return row
      ? {
          id: row.id,
          institutionName: row.institution_name,
          accountName: row.account_name,
          mask: row.mask,
          availableCents: row.available_cents,
          isDigitalOnly: row.is_digital_only,
          isBroken: row.status === 'broken',
          consentEndsAt: row.consent_ends_at,
          ownerStatus: row.owner_status,
        }
      : null;
  },

  /**
   * The encrypted account and routing number of a link, and the issuer's id of that account, null
   * before it was registered; null where the link is gone, or told no numbers.
   */
  async accountAtBank(
    linkId: string,
  ): Promise<{ encryptedNumbers: string; issuerId: string | null } | null> {
    const link = await database('bank_link')
      .where({ id: linkId })
      .whereNotNull('account_numbers')
      .first('account_numbers', 'issuer_account_id');
    return link
      ? { encryptedNumbers: link.account_numbers, issuerId: link.issuer_account_id }
      : null;
  },

  /** Remembers what the issuer calls the account with these numbers, unless it has others by now. */
  async keepIssuerId(linkId: string, encryptedNumbers: string, issuerId: string): Promise<void> {
    await database('bank_link')
      .where({ id: linkId, account_numbers: encryptedNumbers })
      .update({ issuer_account_id: issuerId });
  },

  /** Which links an item of the provider is; it may be one of several while people are seeded. */
  async idsOf(itemId: string): Promise<string[]> {
    const rows = await database('bank_link').where({ item_id: itemId }).select('id');
    return rows.map(({ id }) => id);
  },

  /**
   * The encrypted token of a link that its owner can repair, or renew before it breaks; null while
   * there is none.
   */
  async findRepairableToken(userId: string, now: Date): Promise<string | null> {
    const row = await database('bank_link')
      .where({ user_id: userId })
      .where((isWanted) =>
        isWanted.where({ status: 'broken' }).orWhere('consent_ends_at', '<=', renewedUntil(now)),
      )
      .first('access_token', 'error');
    return row && !isGone(row.error) ? row.access_token : null;
  },

  /** Encrypted, with the bank's name; null while no bank is linked or its numbers are unread. */
  async findNumbers(userId: string): Promise<{ institutionName: string; numbers: string } | null> {
    const row = await database('bank_link')
      .where({ user_id: userId })
      .whereNotNull('account_numbers')
      .first('institution_name', 'account_numbers');
    return row ? { institutionName: row.institution_name, numbers: row.account_numbers } : null;
  },

  /** What comes in of itself, in cents a month; null while the member's bank is still being read, or none is linked. */
  async depositsOf(userId: string): Promise<number | null> {
    const row = await database('income_reading as reading')
      .join('bank_link as link', 'link.id', 'reading.link_id')
      .where('link.user_id', userId)
      .first('reading.deposits_monthly_cents');
    return row?.deposits_monthly_cents ?? null;
  },
});

/** Recurring bills in the database; bank-link writes them as it reads the bank. */
export const outflowStore = (database: Database) => ({
  async list(userId: string): Promise<Outflow[]> {
    const rows = await database('recurring_outflow').where({ user_id: userId }).orderBy('id');
    return rows.map((row) => ({
      id: row.id,
      merchantName: row.merchant_name,
      description: row.description,
      averageCents: row.average_cents,
      frequency: row.frequency,
      lastOccurrenceOn: row.last_occurrence_on,
      nextOccurrenceOn: row.next_occurrence_on,
      categoryPrimary: row.category_primary,
      categorySecondary: row.category_secondary,
    }));
  },
});
