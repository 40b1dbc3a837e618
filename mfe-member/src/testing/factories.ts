import type { MemberProfile } from '@reset/remote-sdk';
import type { CardTransaction } from '#features/card-transactions/api/get-card-transactions.ts';
import type { Dispute } from '#features/disputes/api/dispute.ts';
import type { Earnings } from '#features/income/api/get-earnings.ts';
import type { Notification } from '#features/notifications/notifications.ts';
import type { Payday } from '#features/payday/api/payday.ts';
import type { RecurringExpense } from '#features/recurring-expenses/api/get-recurring-expenses.ts';
import type { Overview } from '#features/spending-limit/spending-limit.ts';
import { localDate } from '#dates/calendar-date.ts';
import { makeNextRepayment } from './repayment-factories.ts';
import { nextId } from './next-id.ts';

/** The date so many days from now, on this machine's calendar. */
export function daysFromNow(days: number): string {
  const date = new Date();
  date.setDate(date.getDate() + days);
  return localDate(date);
}

type CardAccount = NonNullable<MemberProfile['currentCardAccount']>;
type Payout = NonNullable<Overview['payout']>;

export const makeCardAccount = (changes: Partial<CardAccount> = {}): CardAccount => ({
  id: nextId(),
  issuedOn: '2026-03-02',
  linked: true,
  cards: [{ lastFour: '4242', form: 'VIRTUAL' }],
  clientToken: null,
  activateUrl: null,
  ...changes,
});

export const makeProfile = (changes: Partial<MemberProfile> = {}): MemberProfile => ({
  id: '0193a2b4-0000-7000-8000-00000000f0f0',
  createdAt: '2026-03-02T17:20:00Z',
  confirmed: true,
  firstName: 'Rosa',
  lastName: 'Delgado',
  email: 'rosa@example.com',
  language: null,
  phoneNumber: null,
  dateOfBirth: null,
  ssn: null,
  currentAddress: null,
  currentCardAccount: makeCardAccount(),
  accounts: { primaryBank: { name: 'Juniper Bank' }, payroll: { name: 'Brightway Payroll' } },
  linkedBank: { name: 'Juniper Bank', mask: '4021' },
  linkedPayroll: { name: 'Harbor Coffee', providerName: 'Brightway Payroll' },
  enableProbationaryLimit: false,
  eligibleForCard: true,
  taxFilingInProgress: false,
  hasFboAccount: false,
  updatePending: false,
  mfaEnabled: false,
  impersonating: false,
  admin: false,
  partnerSlug: null,
  referralSlug: null,
  partnerLogo: null,
  repaymentMethod: 'ach_debit_flow',
  availableBankBalance: 1_240.18,
  incomeTaxRefundAdvanceAllowed: true,
  ...changes,
});

export const makeOverview = (changes: Partial<Overview> = {}): Overview => ({
  asOf: new Date().toISOString(),
  dsl: { currentAmount: 120, maxAmount: 184.2 },
  limitSteps: [{ reason: 'part_of_pay', percent: 50, amount: 184.2 }],
  nextPayday: daysFromNow(7),
  nextPaydayDebitOn: daysFromNow(7),
  payroll: { name: 'Brightway Payroll', amount: 368.4 },
  linkedBank: { name: 'Juniper Bank', amount: 1_240.18 },
  resetCard: { name: 'Reset Card', amount: 64.2 },
  depositBalance: 0,
  payout: null,
  taxRefund: null,
  upcomingExpensesAmount: 207.5,
  nextRepayment: makeNextRepayment(),
  repaymentNotices: [],
  ...changes,
});

/** In five days, for a period that ended two days ago. */
export const makePayday = (changes: Partial<Payday> = {}): Payday => ({
  asOf: new Date().toISOString(),
  currentPayPeriodEnd: daysFromNow(-2),
  currentPayday: daysFromNow(5),
  paycheckAmount: 900,
  repaymentAmount: 80,
  remainderAmount: 820,
  paycheckReceived: false,
  paycheckOn: null,
  paycheckParts: [],
  paycheckTo: null,
  paycheckCelebrated: false,
  repaidBy: null,
  forwardedBy: null,
  repaymentStatus: 'expected',
  repaymentDebits: [],
  nextRepayment: makeNextRepayment(),
  payout: null,
  ...changes,
});

export const makePayout = (changes: Partial<Payout> = {}): Payout => ({
  status: 'scheduled',
  amount: 11,
  held: 0,
  bankName: 'Juniper Bank',
  bankMask: '4021',
  arrivesOn: null,
  ...changes,
});

export const makeExpense = (changes: Partial<RecurringExpense> = {}): RecurringExpense => ({
  id: nextId(),
  lastOccurrenceDate: daysFromNow(-25),
  nextOccurrenceDate: daysFromNow(5),
  merchantName: 'Bluefinch Mobile',
  description: 'BLUEFINCH MOBILE PMT',
  averageAmount: 45,
  personalFinanceCategoryPrimary: 'RENT_AND_UTILITIES',
  personalFinanceCategorySecondary: 'RENT_AND_UTILITIES_TELEPHONE',
  ...changes,
});

export const makeTransaction = (changes: Partial<CardTransaction> = {}): CardTransaction => ({
  id: nextId(),
  kind: 'purchase',
  createdAt: new Date(2026, 10, 18, 12).toISOString(),
  amount: 23.4,
  pendingAmount: 0,
  repaidAmount: 0,
  refundedAmount: 0,
  creditedAmount: 0,
  purchaseId: null,
  paidFrom: null,
  merchantName: 'Fernwood Market',
  merchantCategory: 'Groceries',
  cardPresent: true,
  transactionReferenceNumber: null,
  networkState: null,
  customerState: 'posted',
  declineReason: null,
  disputeState: null,
  disputeCredit: null,
  disputeTakeBack: null,
  syncteraTransactionId: null,
  syncteraAccountId: null,
  ...changes,
});

export const makeDispute = (changes: Partial<Dispute> = {}): Dispute => ({
  id: nextId(),
  cardTransactionId: nextId(),
  state: 'open',
  reason: 'other',
  description: null,
  amount: 23.4,
  openedAt: '2026-11-20T20:00:00Z',
  creditDueOn: '2026-12-07',
  resolveDueOn: '2027-01-04',
  isLate: false,
  credit: null,
  decisionReason: null,
  timeline: [{ step: 'opened', amount: 23.4, occurredAt: '2026-11-20T20:00:00Z' }],
  messages: [],
  ...changes,
});

export const makeEarnings = (changes: Partial<Earnings> = {}): Earnings => ({
  shifts: [
    {
      id: nextId(),
      userId: nextId(),
      endDate: '2026-11-18',
      earnings: [{ amount: 194, hours: 8 }],
    },
    {
      id: nextId(),
      userId: nextId(),
      endDate: '2026-11-16',
      earnings: [{ amount: 121.25, hours: 5 }],
    },
  ],
  netPayRatio: 0.72,
  beginningOfPayPeriod: '2026-11-14',
  compensationUnit: 'hourly',
  compensationAmount: 2_425,
  ...changes,
});

/** That a link of the bank (`plaid`) or the payroll (`pinwheel`) is broken. */
export const makeIntegrationError = (
  source: 'plaid' | 'pinwheel',
  errorType: Notification['params']['errorType'] = 'monitoring_status_unavailable',
): Notification => ({
  id: nextId(),
  type: 'integration_error',
  params: { source, errorType, product: null, state: null, step: null, jurisdiction: null },
  requireAction: true,
});

/** A notification that asks nothing of the member. */
export const makeNotification = (
  type: Notification['type'],
  params: Partial<Notification['params']> = {},
): Notification => ({
  id: nextId(),
  type,
  params: {
    source: null,
    errorType: null,
    product: null,
    state: null,
    step: null,
    jurisdiction: null,
    ...params,
  },
  requireAction: false,
});
