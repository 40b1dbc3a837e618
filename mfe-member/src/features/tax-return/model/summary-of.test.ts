/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { describe, expect, it } from '@jest/globals';
import { makeOverview } from '#testing/factories.ts';
import { makeReturn } from '#testing/make-return.ts';
import { summaryOf } from './summary-of.ts';

describe('summaryOf', () => {
  it('takes the advance from the limit that holds it, for the federal return [MEM-143]', () => {
    const overview = makeOverview({
      asOf: '2026-02-10T20:00:00.000Z',
      payroll: { name: 'Brightway Payroll', amount: 300 },
      limitSteps: [
        { reason: 'part_of_pay', percent: 50, amount: 150 },
        { reason: 'refund', percent: null, amount: 750.5 },
      ],
    });
    const returns = [makeReturn(), makeReturn({ jurisdiction: 'NY' })];
    expect(summaryOf(returns, overview).refundAdvanceAmount).toBe(60_050);
    expect(summaryOf(returns, makeOverview()).refundAdvanceAmount).toBe(0);
  });
});
