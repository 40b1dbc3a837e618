import type { DashboardOverview } from '@reset/api-contract/member/dashboard.ts';
import { bankingDayFrom } from '#calendar/banking-day.ts';
import type { CalendarDate } from '#calendar/calendar-date.ts';
import { type BankLink, billsCents, type Outflow } from '#features/banks/banks.ts';
import {
  CARD_NAME,
  type CardAccount,
  type NextRepayment,
  type PayoutOutlook,
  type RepaymentNotice,
  wireNextRepayment,
  wireNotice,
} from '#features/cards/cards.ts';
import { advancedCents, type GrossLimit, shownLimitCents } from '#features/limits/limits.ts';
import {
  billsHorizon,
  nextPayday,
  type Payroll,
  type Paystub,
  type Shift,
} from '#features/payroll/payroll.ts';
import { toDollars } from '#money/dollars.ts';
import { accruedPayCents } from './accrued-pay.ts';
import { wirePayout } from './wire-payout.ts';

export { paydayOf } from './payday.ts';

/** All that is stored of a member's money at one moment. */
export type Situation = {
  bank: BankLink | null;
  /** By when she has to reconnect it; null for not at all. */
  reconnectBy: CalendarDate | null;
  payroll: Payroll | null;
  shifts: readonly Shift[];
  paystubs: readonly Paystub[];
  outflows: readonly Outflow[];
  cardAccount: CardAccount | null;
  /** Her limit as it was computed last: what she may owe in all, and what made it so. */
  limit: GrossLimit;
  /** What she owes, holds with it. */
  outstandingCents: number;
  /** What is hers with us. */
  depositCents: number;
  /** What becomes of that. */
  payout: PayoutOutlook;
  /** null without a card account. */
  nextRepayment: NextRepayment | null;
  /** What she is to be told of her repayments by debit. */
  repaymentNotices: readonly RepaymentNotice[];
};

/** The overview as it follows from what is stored, today. */
export function overviewOf(
  situation: Situation,
  today: CalendarDate,
): Omit<DashboardOverview, 'as_of'> {
  const { bank, payroll, cardAccount } = situation;
  const payDates = situation.paystubs.map(({ payOn }) => payOn);
  const bills = billsCents(situation.outflows, {
    from: today,
    to: billsHorizon(payroll, payDates, today),
  });
  const { limit, outstandingCents } = situation;
  const payday = payroll && nextPayday(payroll, payDates, today);
  return {
    dsl: {
      current_amount: toDollars(shownLimitCents(limit.grossCents, outstandingCents)),
      max_amount: toDollars(limit.grossCents),
    },
    limit_steps: limitSteps(limit),
    next_payday: payday,
    next_payday_debit_on: payday && bankingDayFrom(payday),
    payroll: payroll && named(payroll.employerName, accruedPayCents(situation, today)),
    linked_bank: bank && {
      ...named(bank.institutionName, bank.availableCents),
      reconnect_by: situation.reconnectBy,
    },
    reset_card: cardAccount && named(CARD_NAME, outstandingCents),
    deposit_balance: toDollars(situation.depositCents),
    payout: wirePayout(situation.payout, situation.nextRepayment),
    tax_refund: advancedRefund(limit),
    upcoming_expenses_amount: toDollars(bills),
    next_repayment: situation.nextRepayment && wireNextRepayment(situation.nextRepayment),
    repayment_notices: situation.repaymentNotices.map(wireNotice),
  };
}

type LimitReason = DashboardOverview['limit_steps'][number]['reason'];

/** Of the reasons of steps, those that she is told. */
const TOLD: readonly LimitReason[] = [
  'debit_stopped',
  'direct_deposit_switched_away',
  'future_deposit',
  'part_of_pay',
  'bills',
  'probation',
  'refund',
  'returnable',
  'frozen',
  'period_over',
];

function limitSteps({ steps }: GrossLimit): DashboardOverview['limit_steps'] {
  const basisPoints = steps.find(({ step }) => step === 'multiplier')?.after ?? 0;
  return steps.flatMap(({ reason: made, after }) => {
    const reason = TOLD.find((known) => known === made);
    if (!reason) return [];
    const percent = reason === 'part_of_pay' ? basisPoints / 100 : null;
    return [{ reason, percent, amount: toDollars(after) }];
  });
}

/** What of a tax refund is on top of her limit. */
function advancedRefund(limit: GrossLimit): DashboardOverview['tax_refund'] {
  const cents = advancedCents(limit);
  return cents > 0 ? { amount: toDollars(cents) } : null;
}

const named = (name: string, cents: number) => ({ name, amount: toDollars(cents) });
