import type { Business } from '@reset/api-contract/admin/business.ts';
import type { MovementKind } from '@reset/api-contract/member/money-events.ts';
import type { UserState } from '@reset/api-contract/onboarding/user-states.ts';
import { plusDays, type CalendarDate } from '@reset/service-kit/calendar/calendar-date.ts';

/** What is summed up by day and partner; of a limit by how much it changed. */
export type Measure = MovementKind | 'limit' | 'limited' | `step:${UserState}`;

/** Steps in the order in which people come to them, as the view listed_user ranks them. */
const STEPS = [
  'unregistered',
  'confirmed_email',
  'registered',
  'linked_income_account',
  'linked_core_financial_institution_account',
  'onboarded',
  'accepted_terms_and_conditions',
  'submitted_personal_information',
  'submitted_identity_verification',
  'verified_identity',
  'switched_direct_deposit',
  'acknowledged_repayment_account',
  'accepted_refund_advance',
  'started_tax_return',
  'submitted_tax_return',
  'tax_return_accepted',
  'tax_return_rejected',
  'issued_card',
  'activated_card',
  'used_card',
  'deactivated',
] as const satisfies readonly UserState[];

/** The names of the wire, which are of many. */
const MONEY: Record<keyof NonNullable<Business['money']>, MovementKind> = {
  purchases: 'purchase',
  refunds: 'refund',
  repaid_from_bank: 'repaid_from_bank',
  repaid_from_deposit: 'repaid_from_deposit',
  debits_returned: 'debit_returned',
  deposits_returned: 'deposit_returned',
  dispute_credits: 'dispute_credited',
  dispute_credits_taken_back: 'dispute_credit_taken_back',
  written_off: 'written_off',
  losses_recovered: 'loss_recovered',
};

export const MEASURES: readonly Measure[] = [
  ...Object.values(MONEY),
  'limit',
  'limited',
  ...STEPS.map((state) => `step:${state}` as const),
];

/** Sums as they are kept. */
export type Sums = {
  /** Of each day that is looked at. */
  days: readonly { measure: Measure; day: CalendarDate; amount: number }[];
  /** Of all days before. */
  before: ReadonlyMap<Measure, number>;
  /** Who stands at a step now. */
  people: ReadonlyMap<string, number>;
};

/** So many days, the last one `today`. */
export const daysUntil = (today: CalendarDate, count: number): CalendarDate[] =>
  Array.from({ length: count }, (_none, index) => plusDays(today, index - count + 1));

/** The reply; amounts are left out for whoever may not see them. */
export function toBusiness(
  { days: sums, before, people }: Sums,
  { days, now, withAmounts }: { days: readonly CalendarDate[]; now: Date; withAmounts: boolean },
): Business {
  const byMeasure = Map.groupBy(sums, ({ measure }) => measure);
  const of = (measure: Measure): number[] => {
    const byDay = new Map(byMeasure.get(measure)?.map(({ day, amount }) => [day, amount]));
    return days.map((day) => byDay.get(day) ?? 0);
  };
  const stockOf = (measure: Measure): number[] => {
    let stock = before.get(measure) ?? 0;
    return of(measure).map((change) => (stock += change));
  };
  const steps = STEPS.map((state) => ({
    state,
    people: people.get(state) ?? 0,
    entered: of(`step:${state}`),
  }));
  return {
    as_of: now.toISOString(),
    days: [...days],
    steps: steps.filter((step) => step.people > 0 || step.entered.some((count) => count > 0)),
    limits: withAmounts
      ? { spendable: toDollars(stockOf('limit')), members: stockOf('limited') }
      : null,
    money: withAmounts
      ? (Object.fromEntries(
          Object.entries(MONEY).map(([name, kind]) => [name, toDollars(of(kind))]),
        ) as NonNullable<Business['money']>)
      : null,
  };
}

const toDollars = (cents: readonly number[]): number[] => cents.map((amount) => amount / 100);
