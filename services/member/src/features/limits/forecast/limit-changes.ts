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
  outstandingCents: number,
): LimitChange[] {
  const shown = (inputs: LimitInputs) =>
    shownLimitCents(grossLimit(inputs).grossCents, outstandingCents);
  const { accruedNetCents, bank, billsCents } = after.facts;
  const overTime = whyFrozen(after) ? 'period_over' : 'refund_over';
  const parts: [LimitChange['reason'], (inputs: LimitInputs) => LimitInputs][] = [
    [overTime, (inputs) => ({ ...inputs, moment: after.moment })],
    ['pay', (inputs) => withFacts(inputs, { accruedNetCents })],
    ['bills', (inputs) => withFacts(inputs, { bank, billsCents })],
    ['repayments', () => after],
  ];
  let inputs = before;
  return parts
    .map(([reason, exchange]) => {
      const exchanged = exchange(inputs);
      const cents = shown(exchanged) - shown(inputs);
      inputs = exchanged;
      return { reason, cents };
    })
    .filter(({ cents }) => cents !== 0);
}

const withFacts = (inputs: LimitInputs, facts: Partial<LimitInputs['facts']>): LimitInputs => ({
  ...inputs,
  facts: { ...inputs.facts, ...facts },
});
