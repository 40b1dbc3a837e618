import type { MemberStaffView } from '@reset/api-contract/admin/user-owners.ts';
import { type CalendarDate, plusDays } from '#calendar/calendar-date.ts';
import type { DebitOutlook } from '#features/cards/cards.store.ts';
import { overviewOf, type Situation } from '#features/dashboard/dashboard.ts';
import type { LimitPerson, LimitRules, MemberLimitConfig } from '#features/limits/limits.ts';
import { FIRST_REPAYMENT_METHOD, type Member, type PayDates } from '#features/members/members.ts';
import { annualizedCents, overriddenStart } from '#features/payroll/payroll.ts';
import type { PayrollStanding } from '#features/payroll/payroll.store.ts';
import {
  isAdvanceable,
  shownRefundCents,
  type ShownTaxReturn,
} from '#features/tax-returns/tax-returns.ts';
import { heldConfig, type PlanFacts } from '#features/user-config/user-config.ts';
import { toDollars } from '#money/dollars.ts';
import { type KeptRepayment, repaymentInfo } from './repayment-info.ts';

export type Instance = {
  id: string;
  /** null for all that is owed then. */
  amountCents: number | null;
  effectiveOn: CalendarDate;
  createdAt: Date;
  /** Why it was put off, or ended; null for neither. */
  because: string | null;
};

/** What is stored of a member that she does not see herself. */
export type StaffFacts = PlanFacts & {
  member: Member | null;
  /** What is set for her limit; null for nothing. */
  config: MemberLimitConfig | null;
  person: LimitPerson;
  payroll: PayrollStanding | null;
  payDates: PayDates;
  /** By which the issuer of cards knows her. */
  issuerCustomerId: string | null;
  /** What a debit that is asked for now would do; null without a card account. */
  debit: DebitOutlook | null;
  instances: {
    scheduled: readonly Instance[];
    lastProcessed: Instance | null;
    lastCancelled: Instance | null;
  };
  /** The latest first. */
  repayments: readonly KeptRepayment[];
  /** The newest year first. */
  taxReturns: readonly ShownTaxReturn[];
};

type Known = {
  facts: StaffFacts;
  /** What she sees herself. */
  situation: Situation;
  /** Those that hold for her. */
  rules: LimitRules;
};

type View = Omit<MemberStaffView, 'as_of' | 'same_bank_account' | 'notifications'>;

/** What staff are told of a member, of what is stored, today. */
export const staffViewOf = (known: Known, today: CalendarDate): View => ({
  is_member: known.facts.member !== null,
  repayment_method: known.facts.member?.repaymentMethod ?? FIRST_REPAYMENT_METHOD,
  issuer_customer_id: known.facts.issuerCustomerId,
  user_config: heldConfig(known.rules, known.facts),
  ...incomeOf(known, today),
  ...spendingOf(known, today),
  external_debit: known.facts.debit && toExternalDebit(known.facts.debit),
});

function incomeOf({ facts, situation }: Known, today: CalendarDate) {
  const { bank, payroll, outflows } = situation;
  const yearlyCents =
    payroll?.compensationCents === undefined || payroll.compensationCents === null
      ? null
      : annualizedCents(payroll.compensationCents, payroll.compensationUnit);
  return {
    linked_bank_account_name: bank?.accountName ?? null,
    payroll_linking_status: facts.payroll?.monitoringStatus ?? 'not_linked',
    payroll_account: payrollAccountOf(situation, today),
    annualized_compensation: yearlyCents === null ? null : toDollars(yearlyCents),
    last_pinwheel_paystub: lastPaystub(situation),
    ...facts.payDates,
    income_tax_returns: facts.taxReturns.map((one) => ({
      jurisdiction: one.jurisdiction,
      tax_year: one.taxYear,
      refund_amount: toDollars(shownRefundCents(one)),
      tax_return_status: one.status,
      refund_advance_eligible: isAdvanceable(one),
    })),
    recurring_expenses: outflows.map((outflow) => ({
      id: outflow.id,
      last_occurrence_date: outflow.lastOccurrenceOn,
      merchant_name: outflow.merchantName,
      description: outflow.description,
      average_amount_int: outflow.averageCents,
    })),
  };
}

/** Its terms, by staff where they have set some. */
function payrollAccountOf({ payroll, paystubs }: Situation, today: CalendarDate) {
  if (!payroll) return null;
  const { overrides } = payroll;
  const payDates = paystubs.map(({ payOn }) => payOn);
  const startOn = overrides ? overriddenStart(overrides, payDates, today) : null;
  const setAt = [overrides?.compensation?.madeAt, startOn && overrides?.period?.madeAt];
  return {
    institution_name: payroll.employerName,
    compensation_unit: payroll.compensationUnit,
    pay_frequency: payroll.payFrequency,
    // Set by staff alone.
    pay_period_start_date: startOn,
    compensation_amount_int: payroll.compensationCents,
    overridden_at: latest(setAt.filter((at) => at instanceof Date)),
    compensation_overridden_at: overrides?.compensation?.madeAt.toISOString() ?? null,
  };
}

const latest = (instants: readonly Date[]): string | null =>
  instants
    .map((at) => at.toISOString())
    .toSorted()
    .at(-1) ?? null;

/** Of the newest payday. What of it is a check, no payroll reports. */
function lastPaystub({ payroll, paystubs: [newest] }: Situation) {
  return newest
    ? {
        employer_name: payroll?.employerName ?? null,
        pay_date: newest.payOn,
        pay_period_start_date: newest.periodStartOn,
        pay_period_end_date: newest.periodEndOn,
        net_pay_amount_int: newest.netCents,
        gross_pay_amount_int: newest.grossCents,
        check_amount_int: null,
      }
    : null;
}

/** Of her newest federal return in dollars, once it is accepted; null after it came in through us. */
function expectedRefund(taxReturns: readonly ShownTaxReturn[]): number | null {
  const refund = taxReturns.find(({ jurisdiction }) => jurisdiction === 'Federal');
  const isExpected =
    refund?.status === 'accepted' && refund.refundedBy === null && refund.refundCents > 0;
  return isExpected ? toDollars(refund.refundCents) : null;
}

function spendingOf({ facts, situation }: Known, today: CalendarDate) {
  const overview = overviewOf(situation, today);
  const { scheduled, lastProcessed, lastCancelled } = facts.instances;
  const total = situation.outflows.reduce((sum, { averageCents }) => sum + averageCents, 0);
  return {
    dsl: overview.dsl.current_amount,
    cards: (situation.cardAccount?.cards ?? []).map(({ form }) => ({
      physical: form === 'PHYSICAL',
    })),
    safe_to_spend_components: {
      safe_to_spend: overview.dsl.current_amount,
      outstanding_reset_transactions: toDollars(situation.outstandingCents),
      accrued_net_earnings: overview.payroll?.amount ?? null,
      income_tax_refund_amount: expectedRefund(facts.taxReturns),
      income_tax_refund_advance: overview.tax_refund?.amount ?? null,
      available_bank_balance: overview.linked_bank?.amount ?? null,
      upcoming_expenses_amount: overview.upcoming_expenses_amount,
      /** One bill of each kind that recurs, due before the next payday or not. */
      total_expenses_amount: toDollars(total),
      next_payday: overview.next_payday,
    },
    has_repayment_warning: scheduled.some(({ effectiveOn }) => effectiveOn <= plusDays(today, 1)),
    scheduled_repayment_instances: scheduled.map(toInstance),
    last_processed_repayment_instance: lastProcessed && toInstance(lastProcessed),
    last_cancelled_repayment_instance: lastCancelled && toInstance(lastCancelled),
    repayment_info: repaymentInfo(facts.repayments),
  };
}

const toExternalDebit = ({ cents, bank, days, refusal, underWay }: DebitOutlook) => ({
  amount: toDollars(cents),
  bank_name: bank?.name ?? null,
  bank_mask: bank?.mask ?? null,
  days: days.map(({ askedFor, leavesOn, isTaken }) => ({
    asked_for: askedFor,
    leaves_on: leavesOn,
    is_taken: isTaken,
  })),
  refusal,
  under_way: underWay.map((one) => ({
    id: one.id,
    amount: toDollars(one.cents),
    since: one.since.toISOString(),
  })),
});

const toInstance = ({ id, amountCents, effectiveOn, createdAt, because }: Instance) => ({
  id,
  amount: amountCents === null ? null : toDollars(amountCents),
  effective_date: effectiveOn,
  created_at: createdAt.toISOString(),
  because,
});
