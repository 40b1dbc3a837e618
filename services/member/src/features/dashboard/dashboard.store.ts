import type { Database } from '@reset/service-kit';
import type { CalendarDate } from '#calendar/calendar-date.ts';
import { bankLinkStore, outflowStore } from '#features/banks/banks.store.ts';
import { renewalDay } from '#features/banks/banks.ts';
import { cardStore, planRepaymentOf } from '#features/cards/cards.store.ts';
import { limitStore } from '#features/limits/limits.store.ts';
import { earningsStore, payrollStore } from '#features/payroll/payroll.store.ts';
import { FIRST_REPAYMENT_METHOD } from '#features/members/members.ts';
import { memberStore } from '#features/members/members.store.ts';
import type { Situation } from './dashboard.ts';
import type { PaySituation } from './pay-situation.ts';
import { MAX_DAYS_BESIDE } from './payday-near.ts';
import { MAX_CURRENT_DAYS } from './payday.ts';

const DAY_MS = 86_400_000;
/** Of the current payday all that came, or was begun, a few days before it too. */
const RECENT_MS = (MAX_CURRENT_DAYS + 2 * MAX_DAYS_BESIDE) * DAY_MS;

/** What the overview shows, all of it as it was at one moment, so that it belongs together. */
export async function readSituation(
  database: Database,
  userId: string,
  now: Date,
): Promise<Situation> {
  // Else the overview and the page of repayments would differ until the job has planned.
  await planRepaymentOf(database, userId, now);
  return database.transaction(
    // One query after the other, as one connection does them.
    async (snapshot) => {
      const earnings = earningsStore(snapshot);
      const cards = cardStore(snapshot);
      const bank = await bankLinkStore(snapshot).find(userId);
      return {
        bank,
        reconnectBy: bank && renewalDay(bank, now),
        payroll: await payrollStore(snapshot).find(userId),
        shifts: await earnings.shifts(userId),
        paystubs: await earnings.paystubs(userId),
        outflows: await outflowStore(snapshot).list(userId),
        cardAccount: await cards.findAccount(userId),
        limit: await limitStore(snapshot).current(userId),
        outstandingCents: await cards.outstandingCents(userId),
        depositCents: await cards.depositCents(userId),
        payout: await cards.payoutOutlook(userId, now),
        nextRepayment: await cards.nextRepayment(userId, now),
        repaymentNotices: await cards.repaymentNotices(userId, now),
      };
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  );
}

/** What is known of her pay, all of it as it was at one moment. */
export async function readPaySituation(
  database: Database,
  userId: string,
  now: Date,
): Promise<PaySituation> {
  await planRepaymentOf(database, userId, now);
  return database.transaction(
    async (snapshot) => {
      const earnings = earningsStore(snapshot);
      const cards = cardStore(snapshot);
      const since = new Date(now.getTime() - RECENT_MS);
      const member = await memberStore(snapshot).find(userId);
      return {
        repaymentMethod: member?.repaymentMethod ?? FIRST_REPAYMENT_METHOD,
        payroll: await payrollStore(snapshot).find(userId),
        shifts: await earnings.shifts(userId),
        paystubs: await earnings.paystubs(userId),
        received: await cards.receivedPay(userId, since),
        madeDebits: await cards.madeDebits(userId, since),
        askedDebits: await cards.askedDebits(userId),
        arrivedPayouts: await cards.arrivedPayouts(userId, since),
        outstandingCents: await cards.outstandingCents(userId),
        nextRepayment: await cards.nextRepayment(userId, now),
        payout: await cards.payoutOutlook(userId, now),
        celebratedPayday: await celebratedPayday(snapshot, userId),
      };
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  );
}

async function celebratedPayday(database: Database, userId: string): Promise<CalendarDate | null> {
  const row = await database('member').where({ user_id: userId }).first('celebrated_payday');
  return row?.celebrated_payday ?? null;
}

/** Keeps on which payday's pay a member was congratulated: it comes once, in whichever browser. */
export async function keepCelebratedPayday(
  database: Database,
  userId: string,
  payday: CalendarDate,
): Promise<void> {
  await database('member').where({ user_id: userId }).update({ celebrated_payday: payday });
}
