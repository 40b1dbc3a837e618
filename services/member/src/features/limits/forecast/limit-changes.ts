import type { LimitForecast } from '@reset/api-contract/member/limit-forecast.ts';
import type { LimitInputs } from '../limit-inputs.ts';
import { grossLimit, shownLimitCents, whyFrozen } from '../limits.ts';

export type LimitChange = {
  reason: LimitForecast['days'][number]['changes'][number]['reason'];
  cents: number;
};

/**
 * What makes a limit other than it was, part by part: each is by how much the limit changes when that
 * part of its inputs is exchanged, the ones before it being so already, and all of them are the
 * difference.
 */
export function limitChanges(
  before: LimitInputs,
  after: LimitInputs,
  owed: { before: number; after: number },
): LimitChange[] {
  const shown = (inputs: LimitInputs, owedCents = owed.before) =>
    shownLimitCents(grossLimit(inputs).grossCents, owedCents);
  const { accruedNetCents, bank, billsCents } = after.facts;
  const overTime = whyFrozen(after) ? 'period_over' : 'refund_over';
  const parts: [LimitChange['reason'], (inputs: LimitInputs) => LimitInputs][] = [
    [overTime, (inputs) => ({ ...inputs, moment: after.moment })],
    ['pay', (inputs) => withFacts(inputs, { accruedNetCents })],
    ['bills', (inputs) => withFacts(inputs, { bank, billsCents })],
    ['repayments', () => after],
  ];
  let inputs = before;
  const changes = parts.map(([reason, exchange]) => {
    const exchanged = exchange(inputs);
    const cents = shown(exchanged) - shown(inputs);
    inputs = exchanged;
    return { reason, cents };
  });
  const cents = shown(after, owed.after) - shown(after);
  return [...changes, { reason: 'credit_taken_back' as const, cents }].filter(
    (change) => change.cents !== 0,
  );
}

const withFacts = (inputs: LimitInputs, facts: Partial<LimitInputs['facts']>): LimitInputs => ({
  ...inputs,
  facts: { ...inputs.facts, ...facts },
});
