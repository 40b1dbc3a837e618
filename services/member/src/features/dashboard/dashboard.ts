import type { DashboardOverview } from '@reset/api-contract/member/dashboard.ts';
import type { CalendarDate } from '#calendar/calendar-date.ts';
import type { BankLink } from '#features/bank-link/bank-link.ts';
import { CARD_NAME, type CardAccount } from '#features/cards/cards.ts';
import {
  accruedNetCents,
  netPayBasisPoints,
  unpaidShifts,
  type Paystub,
  type Shift,
} from '#features/earnings/earnings.ts';
import { billsCents, type Outflow } from '#features/outflows/outflows.ts';
import { billsHorizon, nextPayday, type Payroll } from '#features/payroll/payroll.ts';
import { spendingLimit } from '#features/spending-limit/spending-limit.ts';
import { toDollars } from '#money/dollars.ts';

/** All that is stored of a member's money at one moment. */
export type Situation = {
  bank: BankLink | null;
  payroll: Payroll | null;
  shifts: readonly Shift[];
  paystubs: readonly Paystub[];
  outflows: readonly Outflow[];
  cardAccount: CardAccount | null;
  /** What she owes, holds with it. */
  outstandingCents: number;
};

/** The overview as it follows from what is stored, today. */
export function overviewOf(situation: Situation, today: CalendarDate): DashboardOverview {
  const { bank, payroll, cardAccount } = situation;
  const payday =
    payroll &&
    nextPayday(
      payroll,
      situation.paystubs.map(({ payOn }) => payOn),
      today,
    );
  const figures = {
    accruedNetCents: accruedOf(situation, today),
    bankBalanceCents: bank?.availableCents ?? 0,
    billsCents: billsCents(situation.outflows, { from: today, to: billsHorizon(payday, today) }),
    outstandingCents: situation.outstandingCents,
  };
  // Without a bank nobody can tell what the bills leave, without a payroll nobody vouches
  // for the shifts: there is no limit yet.
  const hasBoth = bank !== null && payroll !== null;
  const { limitCents, grossCents } = hasBoth
    ? spendingLimit(figures)
    : { limitCents: 0, grossCents: 0 };
  return {
    dsl: { current_amount: toDollars(limitCents), max_amount: toDollars(grossCents) },
    next_payday: payday,
    payroll: payroll && named(payroll.employerName, figures.accruedNetCents),
    linked_bank: bank && named(bank.institutionName, bank.availableCents),
    reset_card: cardAccount && named(CARD_NAME, figures.outstandingCents),
    tax_refund: null,
    upcoming_expenses_amount: toDollars(figures.billsCents),
  };
}

// What a payroll announced before it could be read no more is not taken for work that was done.
function accruedOf({ payroll, shifts, paystubs }: Situation, today: CalendarDate): number {
  const known = shifts.filter(({ endedOn }) => endedOn <= (payroll?.brokenSince ?? today));
  return accruedNetCents(unpaidShifts(known, paystubs, today), netPayBasisPoints(paystubs));
}

const named = (name: string, cents: number) => ({ name, amount: toDollars(cents) });
