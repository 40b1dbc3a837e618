import type { MemberLinks } from '@reset/api-contract/member/links.ts';
import type { Knex } from 'knex';
import { dayOf } from '#calendar/calendar-date.ts';
import { bankLinkStore } from '#features/bank-link/bank-link-store.ts';
import { cardStore } from '#features/cards/card-store.ts';
import type { Situation } from '#features/dashboard/dashboard.ts';
import { earningsStore } from '#features/earnings/earnings-store.ts';
import { paysEnough } from '#features/earnings/earnings.ts';
import { incomeStore } from '#features/income-reading/income-store.ts';
import { anyEarnings, showsEarnings } from '#features/income-reading/income-reading.ts';
import { memberStore } from '#features/members/member-store.ts';
import { outflowStore } from '#features/outflows/outflow-store.ts';
import { payrollStore } from '#features/payroll/payroll-store.ts';
import { limitStore } from '#features/spending-limit/limit-store.ts';
import type { MemberFacts } from '#features/profile/profile.ts';

/** Every feature's store on one database or one transaction of it. */
export const storesIn = (database: Knex) => ({
  members: memberStore(database),
  bankLinks: bankLinkStore(database),
  payrolls: payrollStore(database),
  earnings: earningsStore(database),
  incomes: incomeStore(database),
  outflows: outflowStore(database),
  cards: cardStore(database),
  limits: limitStore(database),
});

export type Stores = ReturnType<typeof storesIn>;

/** What the overview shows; one query after the other, as one connection does them. */
export async function readSituation(connection: Knex, userId: string): Promise<Situation> {
  const stores = storesIn(connection);
  return {
    bank: await stores.bankLinks.find(userId),
    payroll: await stores.payrolls.find(userId),
    shifts: await stores.earnings.shifts(userId),
    paystubs: await stores.earnings.paystubs(userId),
    outflows: await stores.outflows.list(userId),
    cardAccount: await stores.cards.findAccount(userId),
    grossCents: await stores.limits.grossCents(userId),
    outstandingCents: await stores.cards.outstandingCents(userId),
  };
}

/** What the profile shows of a member. */
export async function readFacts(stores: Stores, userId: string): Promise<MemberFacts> {
  const [member, bank, payroll, cardAccount] = await Promise.all([
    stores.members.find(userId),
    stores.bankLinks.find(userId),
    stores.payrolls.find(userId),
    stores.cards.findAccount(userId),
  ]);
  return { member, bank, payroll, cardAccount };
}

/** What somebody has linked and been given; nothing yet for a person who is no member. */
export async function readLinks(stores: Stores, userId: string, now: Date): Promise<MemberLinks> {
  const [bank, deposits, byPayroll, cardAccount] = await Promise.all([
    stores.bankLinks.find(userId),
    stores.incomes.depositsOf(userId),
    hasEarningsByPayroll(stores, userId, now),
    stores.cards.findAccount(userId),
  ]);
  return {
    bank_linked: bank !== null,
    bank_is_digital_only: bank?.isDigitalOnly ?? false,
    payroll_linked: byPayroll !== undefined,
    has_earnings: anyEarnings([bank === null ? undefined : showsEarnings(deposits), byPayroll]),
    card_issued: cardAccount !== null,
  };
}

/**
 * Whether her payroll pays at least 500 dollars net a month; null until it was read, undefined while
 * none is linked.
 */
async function hasEarningsByPayroll(
  stores: Pick<Stores, 'payrolls' | 'earnings'>,
  userId: string,
  now: Date,
): Promise<boolean | null | undefined> {
  const isRead = await stores.payrolls.isRead(userId, now);
  if (isRead === null) return undefined;
  if (paysEnough(await stores.earnings.paystubs(userId), dayOf(now))) return true;
  return isRead ? false : null;
}
