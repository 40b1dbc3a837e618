import { plusDays, plusMonths, type CalendarDay } from '#personas/calendar-day.ts';
import { hoursPaid, netOf, paydayBefore } from '#personas/pay-history.ts';
import type { Bill, Payroll, Persona } from '#personas/persona.ts';
import type { BankEntry } from './bank-entry.ts';

/** What comes again and again, in both directions of time. */
export type EntrySeries = {
  key: string;
  /** Of the one that comes first after the day on which she is linked, and of those after it. */
  dayOf(place: number): CalendarDay;
  centsOf(place: number): number;
  /** The place of the last one; null for a series that goes on. */
  endsWith: number | null;
  line: Omit<BankEntry, 'key' | 'date' | 'cents'>;
};

const posted = { isPending: false, replaces: null, isDirectDeposit: false } as const;
/** How many months it has been away, which is how Plaid knows that a bill was cancelled. */
const MONTHS_CANCELLED = 4;
const DAYS_BETWEEN_GIFTS = 23;

/** All that comes to her account and leaves it with some regularity. */
export function seriesOf({ bank, payroll }: Persona, linkedOn: CalendarDay): EntrySeries[] {
  return [
    ...bank.bills.map((bill) => billSeries(bill, linkedOn)),
    ...(payroll ? [paySeries(payroll, linkedOn)] : []),
    ...(bank.giftCents ? [giftSeries(bank.giftCents, linkedOn)] : []),
  ];
}

export function billSeries(bill: Bill, linkedOn: CalendarDay): EntrySeries {
  const first = plusDays(linkedOn, bill.dueInDays);
  return {
    key: bill.key,
    dayOf: (place) => plusMonths(first, place),
    centsOf: () => bill.averageCents,
    endsWith: bill.isActive ? null : -MONTHS_CANCELLED,
    line: {
      ...posted,
      name: bill.description,
      merchantName: bill.merchantName,
      category: bill.category,
      channel: 'online',
    },
  };
}

/** A direct deposit, as banks write it: PPD is what prearranged credits are called. */
export function paySeries(payroll: Payroll, linkedOn: CalendarDay): EntrySeries {
  const { word, detailed } = PAY[payroll.kind];
  return {
    key: 'pay',
    dayOf: (place) => paydayBefore(payroll, { today: linkedOn, count: -place }),
    centsOf: (place) => -netOf(payroll, hoursPaid(payroll, -place)),
    endsWith: null,
    line: {
      ...posted,
      name: `${payroll.employerName.toUpperCase()} ${word} PPD`,
      merchantName: payroll.employerName,
      category: { primary: 'INCOME', detailed },
      channel: 'other',
      isDirectDeposit: true,
    },
  };
}

const PAY = {
  wages: { word: 'PAYROLL', detailed: 'INCOME_WAGES' },
  gig: { word: 'PAYOUT', detailed: 'INCOME_WAGES' },
  benefit: { word: 'BENEFIT', detailed: 'INCOME_RETIREMENT_PENSION' },
} as const;

const giftSeries = (cents: number, linkedOn: CalendarDay): EntrySeries => ({
  key: 'gift',
  dayOf: (place) => plusDays(linkedOn, DAYS_BETWEEN_GIFTS * place + 9),
  centsOf: () => -cents,
  endsWith: null,
  line: {
    ...posted,
    name: 'CASHLANE TRANSFER FROM A FRIEND',
    merchantName: 'Cashlane',
    category: { primary: 'TRANSFER_IN', detailed: 'TRANSFER_IN_ACCOUNT_TRANSFER' },
    channel: 'online',
  },
});
