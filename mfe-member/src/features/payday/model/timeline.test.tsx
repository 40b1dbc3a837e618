import { describe, expect, it } from '@jest/globals';
import { makePayday, makePayout } from '#testing/factories.ts';
import { makeNextRepayment } from '#testing/repayment-factories.ts';
import { remainderStep } from './remainder-step.ts';
import { repaymentStep } from './repayment-step.ts';
import { itemStatuses, paycheckStatus } from './timeline.ts';

const [PERIOD_END, PAYDAY] = ['2026-11-20', '2026-11-27'];

describe('itemStatuses [MEM-059]', () => {
  it.each([
    ['2026-11-19', ['next', 'future']],
    ['2026-11-20', ['today', 'next']],
    ['2026-11-23', ['current', 'next']],
    ['2026-11-27', ['past', 'today']],
    ['2026-11-28', ['past', 'current']],
  ])('on %s are %j', (today, statuses) => {
    expect(itemStatuses([PERIOD_END, PAYDAY], today, false)).toEqual(statuses);
  });

  it('are past once the paycheck is here', () => {
    expect(itemStatuses([PERIOD_END, PAYDAY], '2026-11-28', true)).toEqual(['past', 'past']);
  });

  it('are those of one day where the period is not known', () => {
    expect(itemStatuses([PAYDAY], '2026-11-23', false)).toEqual(['next']);
  });
});

describe('the steps of a payday', () => {
  const standing = (paycheckReceived: boolean) => ({ currentPayday: PAYDAY, paycheckReceived });

  it('wait for the paycheck from payday on until it is received [MEM-060, MEM-061]', () => {
    expect(paycheckStatus(standing(false), '2026-11-26')).toBe('incomplete');
    expect(paycheckStatus(standing(false), PAYDAY)).toBe('pending');
    expect(paycheckStatus(standing(false), '2026-11-29')).toBe('pending');
    expect(paycheckStatus(standing(true), PAYDAY)).toBe('complete');
  });

  const repaymentDebits = [{ day: '2026-12-10', amount: 86.9 }];

  it.each<Parameters<typeof makePayday>[0]>([
    { repaymentStatus: 'repaid' },
    { repaymentStatus: 'under_way', repaymentDebits },
    { repaymentStatus: 'expected', repaymentDebits },
    { nextRepayment: makeNextRepayment({ status: 'stopped', day: null }) },
    { repaymentStatus: 'repaid', payout: makePayout({ status: 'scheduled' }) },
    { repaymentStatus: 'repaid', payout: makePayout({ status: 'after_repayment' }) },
    { repaymentStatus: 'repaid', payout: makePayout({ status: 'on_its_way' }) },
    { repaymentStatus: 'repaid', payout: makePayout({ status: 'needs_bank' }) },
    { repaymentStatus: 'repaid', payout: makePayout({ status: 'returned' }) },
  ])('that repay are complete once the paycheck is received: %j [MEM-060, MEM-062]', (changes) => {
    const statuses = (paycheckReceived: boolean) => {
      const payday = makePayday({ ...changes, paycheckReceived });
      return [
        repaymentStep(payday, 'ach_debit_flow').status.kind,
        remainderStep(payday, 'direct_deposit_flow').status.kind,
      ];
    };
    expect(statuses(false)).toEqual(['incomplete', 'incomplete']);
    expect(statuses(true)).toEqual(['complete', 'complete']);
  });
});
