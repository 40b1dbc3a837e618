import type { CardRecords, MemberLinks } from '@reset/api-contract/member/links.ts';
import { PERSONAL_INFO_UPDATE } from '@reset/api-contract/member/support-requests.ts';
import type { Database } from '@reset/service-kit';
import { dayOf } from '#calendar/calendar-date.ts';
import { bankLinkStore } from '#features/banks/banks.store.ts';
import { anyEarnings, showsEarnings } from '#features/banks/banks.ts';
import { cardStore } from '#features/cards/cards.store.ts';
import { directDepositStore } from '#features/direct-deposit/direct-deposit.store.ts';
import { institutionStore } from '#features/institutions/institutions.store.ts';
import { limitConfigStore } from '#features/limits/limits.store.ts';
import { memberStore } from '#features/members/members.store.ts';
import { listErrors } from '#features/notifications/notifications.store.ts';
import { earningsStore, payrollStore } from '#features/payroll/payroll.store.ts';
import { paysEnough, type Payroll } from '#features/payroll/payroll.ts';
import {
  findCancellation,
  supportRequestStore,
} from '#features/support-requests/support-requests.store.ts';
import { userConfigStore } from '#features/user-config/user-config.store.ts';
import type { MemberFacts } from './profile.ts';

/** What several features know of one member, together. */
export const profileStore = (database: Database) => ({
  /** What the profile shows of her. */
  async readFacts(userId: string): Promise<MemberFacts> {
    const [member, config, bank, payroll, cardAccount, fboAccount, isUpdatePending] =
      await Promise.all([
        memberStore(database).find(userId),
        limitConfigStore(database).find(userId),
        bankLinkStore(database).find(userId),
        payrollStore(database).find(userId),
        cardStore(database).findAccount(userId),
        directDepositStore(database).find(userId),
        supportRequestStore(database).isOpen(userId, PERSONAL_INFO_UPDATE),
      ]);
    return {
      member,
      isProbationaryLimitOn: config?.isProbationaryLimitOn ?? null,
      bank,
      payroll,
      payrollProvider: await providerOf(database, payroll),
      cardAccount,
      hasFboAccount: fboAccount !== null,
      isUpdatePending,
    };
  },

  /** What she has linked and been given; nothing yet for a person who is no member. */
  async readLinks(userId: string, now: Date): Promise<MemberLinks> {
    const banks = bankLinkStore(database);
    const [bank, deposits, byPayroll, destination, cardAccount, config, errors, cancellation] =
      await Promise.all([
        banks.find(userId),
        banks.depositsOf(userId),
        hasEarningsByPayroll(database, userId, now),
        directDepositStore(database).destination(userId),
        cardStore(database).findAccount(userId),
        userConfigStore(database).find(userId),
        listErrors(database, userId),
        findCancellation(database, userId),
      ]);
    return {
      bank_linked: bank !== null,
      bank_is_digital_only: bank?.isDigitalOnly ?? false,
      bank_is_of_another: bank?.ownerStatus === 'failed',
      payroll_linked: byPayroll !== undefined,
      has_earnings: anyEarnings([bank === null ? undefined : showsEarnings(deposits), byPayroll]),
      direct_deposit_switched: destination === 'here',
      card_issued: cardAccount !== null,
      require_payroll_linking: config.requiresPayroll,
      link_broken: errors.length > 0,
      cancellation_version: cancellation,
    };
  },

  /** What there are records of; none for a person who is no member. */
  readCardRecords: (userId: string): Promise<CardRecords> =>
    cardStore(database).findRecords(userId),
});

/** What the platform is called that her payroll is linked by; null where the list has it not. */
async function providerOf(database: Database, payroll: Payroll | null): Promise<string | null> {
  if (!payroll?.platformId) return null;
  const platform = await institutionStore(database).find('pinwheel', payroll.platformId);
  return platform?.name ?? null;
}

/**
 * Whether her payroll pays at least 500 dollars net a month; null until it was read, undefined while
 * none is linked.
 */
async function hasEarningsByPayroll(
  database: Database,
  userId: string,
  now: Date,
): Promise<boolean | null | undefined> {
  const isRead = await payrollStore(database).isRead(userId, now);
  if (isRead === null) return undefined;
  const paystubs = await earningsStore(database).paystubs(userId);
  if (paysEnough(paystubs, dayOf(now))) return true;
  return isRead ? false : null;
}
