import type { Characteristics, Score } from './pave-schemas.ts';

const MIN_SCORE = 300;
const MAX_SCORE = 850;
const START = 560;

type Rule = { reason: string; points: number; holds(of: Characteristics): boolean };

const RULES: readonly Rule[] = [
  {
    reason: 'recurring_income',
    points: 120,
    holds: (of) => of.recurring_income_count > 0,
  },
  {
    reason: 'no_recurring_income',
    points: -120,
    holds: (of) => of.recurring_income_count === 0,
  },
  {
    reason: 'spends_less_than_earns',
    points: 80,
    holds: (of) => of.inflow_monthly > of.outflow_monthly,
  },
  {
    reason: 'spends_more_than_earns',
    points: -60,
    holds: (of) => of.inflow_monthly < of.outflow_monthly,
  },
  {
    reason: 'negative_balance',
    points: -90,
    holds: (of) => of.current_balance !== null && of.current_balance < 0,
  },
  { reason: 'short_history', points: -40, holds: (of) => of.days_of_history < 60 },
];

/** A score with its reasons; the same for the same characteristics. */
export function cashflowScore(of: Characteristics): Score {
  const held = RULES.filter((rule) => rule.holds(of));
  const points = held.reduce((sum, rule) => sum + rule.points, START);
  return {
    name: 'cashflow_score',
    value: Math.min(MAX_SCORE, Math.max(MIN_SCORE, points)),
    reasons: held.map(({ reason }) => reason),
  };
}
