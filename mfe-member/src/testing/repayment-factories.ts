import type {
  RepaymentDebit,
  RepaymentNotice,
  Repayments,
  NextRepayment,
  ScheduledRepayment,
} from '#features/repayments/api/repayments.ts';
import { nextId } from './next-id.ts';

/** 30 dollars, which are debited on 27 November. */
export const makeNextRepayment = (changes: Partial<NextRepayment> = {}): NextRepayment => ({
  status: 'scheduled',
  day: '2026-11-27',
  amount: 30,
  pending: 0,
  ofRefund: 0,
  takeBacks: [],
  bank: { name: 'Juniper Bank', mask: '4021' },
  following: null,
  ...changes,
});

export const makeScheduled = (changes: Partial<ScheduledRepayment> = {}): ScheduledRepayment => ({
  id: nextId(),
  effectiveOn: '2026-11-27',
  amount: 30,
  isEarly: false,
  putOffBecause: null,
  isPresentedAgain: false,
  movableUntil: '2026-12-04',
  movableTo: ['2026-11-25', '2026-11-30', '2026-12-04'],
  movedFrom: null,
  timesMoved: 0,
  ...changes,
});

export const makeDebit = (changes: Partial<RepaymentDebit> = {}): RepaymentDebit => ({
  id: nextId(),
  effectiveOn: '2026-11-13',
  amount: 23.4,
  status: 'completed',
  bankName: 'Juniper Bank',
  bankMask: '4021',
  returnedBecause: null,
  presentedAgainOn: null,
  arrivedOn: '2026-11-16',
  countsFrom: '2026-11-18',
  ...changes,
});

export const makeRepaymentNotice = (changes: Partial<RepaymentNotice> = {}): RepaymentNotice => ({
  id: nextId(),
  what: 'due',
  because: null,
  amount: 30,
  bankName: 'Juniper Bank',
  bankMask: '4021',
  day: '2026-11-27',
  merchantName: null,
  ...changes,
});

/** 30 dollars owed, which are debited on 27 November. */
export const makeRepayments = (changes: Partial<Repayments> = {}): Repayments => ({
  asOf: '2026-11-20T20:00:00.000Z',
  next: makeNextRepayment(),
  payable: 30,
  earlyUpTo: changes.payable ?? 30,
  bank: { name: 'Juniper Bank', mask: '4021' },
  earlyOn: '2026-11-24',
  scheduled: [makeScheduled()],
  notices: [],
  debits: [],
  fromPay: [],
  notNeeded: [],
  repaysInPart: false,
  ...changes,
});
