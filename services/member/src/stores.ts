import type { MemberLinks } from '@reset/api-contract/member/links.ts';
import type { Knex } from 'knex';
import { bankLinkStore } from '#features/bank-link/bank-link-store.ts';
import { cardStore } from '#features/cards/card-store.ts';
import type { Situation } from '#features/dashboard/dashboard.ts';
import { earningsStore } from '#features/earnings/earnings-store.ts';
import { memberStore } from '#features/members/member-store.ts';
import { outflowStore } from '#features/outflows/outflow-store.ts';
import type { PayrollReading } from '#features/payroll/routes.ts';
import { payrollStore } from '#features/payroll/payroll-store.ts';
import type { MemberFacts } from '#features/profile/profile.ts';

/** Every feature's store on one database or one transaction of it. */
export const storesIn = (database: Knex) => ({
  members: memberStore(database),
  bankLinks: bankLinkStore(database),
  payrolls: payrollStore(database),
  earnings: earningsStore(database),
  outflows: outflowStore(database),
  cards: cardStore(database),
});

export type Stores = ReturnType<typeof storesIn>;

/** What a limit is computed from; one query after the other, as one connection does them. */
export async function readSituation(connection: Knex, userId: string): Promise<Situation> {
  const stores = storesIn(connection);
  return {
    bank: await stores.bankLinks.find(userId),
    payroll: await stores.payrolls.find(userId),
    shifts: await stores.earnings.shifts(userId),
    paystubs: await stores.earnings.paystubs(userId),
    outflows: await stores.outflows.list(userId),
    cardAccount: await stores.cards.findAccount(userId),
    transactions: await stores.cards.transactions(userId),
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
export async function readLinks(stores: Stores, userId: string): Promise<MemberLinks> {
  const { bank, payroll, cardAccount } = await readFacts(stores, userId);
  return {
    bank_linked: bank !== null,
    bank_is_digital_only: false,
    payroll_linked: payroll !== null,
    has_earnings: bank === null && payroll === null ? null : true,
    card_issued: cardAccount !== null,
  };
}

/** A payroll's terms, shifts and paystubs, all of them or none. */
export const recordPayroll = (database: Knex) => (reading: PayrollReading) =>
  database.transaction(async (transaction) => {
    const { payrolls, earnings } = storesIn(transaction);
    const { userId, accountId, payroll, readAt } = reading;
    // The link's row first: two readings of one member wait for one another here.
    await payrolls.put(userId, accountId, payroll, readAt);
    await earnings.record(userId, reading);
  });
