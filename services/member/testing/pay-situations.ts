import { plusDays } from '#calendar/calendar-date.ts';
import type { MadeDebit, NextRepayment } from '#features/cards/cards.ts';
import type { PaySituation } from '#features/dashboard/pay-situation.ts';

export const stub = (payOn: string, netCents: number, periodEndOn = plusDays(payOn, -5)) => ({
  id: payOn,
  payOn,
  periodStartOn: plusDays(periodEndOn, -13),
  periodEndOn,
  grossCents: netCents,
  netCents,
});

/** Paid 1,000 every other Friday, the last time on the 6th; she has worked for 300 since and owes 80. */
export const situation = (changes: Partial<PaySituation> = {}): PaySituation => ({
  repaymentMethod: 'direct_deposit_flow',
  payroll: {
    employerName: 'Northwind',
    platformId: null,
    compensationUnit: 'hourly',
    compensationCents: 2_000,
    payFrequency: 'bi_weekly',
    brokenSince: null,
  },
  shifts: [{ id: 'shift-1', endedOn: '2026-11-09', minutes: 600, grossCents: 30_000 }],
  paystubs: [stub('2026-11-06', 100_000)],
  received: [],
  madeDebits: [],
  askedDebits: [],
  arrivedPayouts: [],
  outstandingCents: 8_000,
  nextRepayment: null,
  payout: null,
  celebratedPayday: null,
  ...changes,
});
export const deposit = (
  arrivedOn: string,
  amountCents: number,
  repaidCents: number,
  hour = 10,
) => ({
  arrivedOn,
  recordedAt: new Date(`${arrivedOn}T${hour}:00:00Z`),
  amountCents,
  repaidCents,
});
export const transfer = (begunOn: string, day: string, amountCents = 87_000) => ({
  day,
  begunAt: new Date(`${begunOn}T12:00:00Z`),
  amountCents,
  bankName: 'Juniper Bank',
  bankMask: '4021',
});
/** One that settled on a day, and repaid so much; a debit takes a day unless it is told otherwise. */
export const debit = (
  endedOn: string,
  repaidCents: number,
  changes: Partial<MadeDebit> = {},
): MadeDebit => ({
  ...transfer(plusDays(endedOn, -1), plusDays(endedOn, -1), repaidCents),
  status: 'settled',
  endedOn,
  repaidCents,
  askedOn: null,
  ...changes,
});
/** What is repaid next, and nothing beside it unless it is told. */
export const repayment = (
  status: NextRepayment['status'],
  day: string | null,
  cents: number,
  beside: Partial<NextRepayment> = {},
): NextRepayment => ({
  status,
  day,
  cents,
  pendingCents: 0,
  ofRefundCents: 0,
  bank: null,
  takeBacks: [],
  later: [],
  ...beside,
});
export const nowhere = { repaid_by: null, forwarded_by: null };
export const FRIDAY = {
  current_pay_period_end: '2026-11-15',
  current_payday: '2026-11-20',
};
/** A paycheck that is still to come, and no debit known for it. */
export const NOT_YET = {
  paycheck_received: false,
  paycheck_on: null,
  paycheck_parts: [],
  paycheck_to: null,
  paycheck_celebrated: false,
  ...nowhere,
  repayment_status: 'expected',
  repayment_debits: [],
  next_repayment: null,
  payout: null,
};
