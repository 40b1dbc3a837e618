import type { DashboardOverview } from '@reset/api-contract/member/dashboard.ts';
import { toCents } from '#money/money.ts';
import type { Overview } from '../api/overview.ts';

type Told = DashboardOverview['limit_steps'][number]['reason'];

/** Why a line is there: a step of the limit, what no step says, or that a limit ends at 0. */
export type ReceiptReason = Told | 'other' | 'floor';

export interface ReceiptLine {
  reason: ReceiptReason;
  /** Of part_of_pay, which part it takes. */
  takenPercent: number;
  /** What it adds, below 0 what it takes. */
  cents: number;
}

/** A limit as a column that adds up: each line is what it changes. */
export interface ReceiptColumn {
  earnedCents: number;
  /** What she earned and these are `countsCents`. */
  changes: ReceiptLine[];
  countsCents: number;
  outstandingCents: number;
  /** What counts, less what is outstanding, with this is the limit: 0 but where the limit ends. */
  floorCents: number;
  limitCents: number;
}

/** The column of a limit, from what she has earned to what she may spend. */
export function receiptColumn(overview: Overview): ReceiptColumn {
  const { payroll, limitSteps, dsl, resetCard } = overview;
  const earnedCents = toCents(payroll?.amount ?? 0);
  const countsCents = toCents(dsl.maxAmount);
  const outstandingCents = toCents(resetCard?.amount ?? 0);
  const limitCents = toCents(dsl.currentAmount);
  const changes: ReceiptLine[] = [];
  let cents = earnedCents;
  for (const { reason, percent, amount } of limitSteps) {
    const after = toCents(amount);
    changes.push({
      reason: knownReason(reason),
      takenPercent: restOf(percent),
      cents: after - cents,
    });
    cents = after;
  }
  changes.push({ reason: 'other', takenPercent: 0, cents: countsCents - cents });
  return {
    earnedCents,
    changes: changes.filter((line) => line.cents !== 0),
    countsCents,
    outstandingCents,
    floorCents: limitCents - (countsCents - outstandingCents),
    limitCents,
  };
}

/** Of a part that counts, the other one, without the noise of floats. */
const restOf = (percent: number | null) => Math.round(10_000 - (percent ?? 100) * 100) / 100;

const KNOWN: readonly Told[] = [
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

/** A service may be newer than this page, and know reasons that it has no words for. */
const knownReason = (reason: Told): ReceiptReason => (KNOWN.includes(reason) ? reason : 'other');
