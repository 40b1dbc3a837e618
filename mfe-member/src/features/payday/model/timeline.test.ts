import { describe, expect, it } from '@jest/globals';
import { makePayday, makePayout } from '#testing/factories.ts';
import { makeNextRepayment } from '#testing/repayment-factories.ts';
import { itemStatuses, paycheckStatus, remainderStatus, repaymentStatus } from './timeline.ts';

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
  type Changes = Parameters<typeof makePayday>[0];
  const statuses = (changes: Changes) => {
    const payday = makePayday(changes);
    return [repaymentStatus(payday), remainderStatus(payday)];
  };

  it.each<Changes>([
    { repaymentStatus: 'repaid' },
    { repaymentStatus: 'under_way', repaymentDebits },
    { repaymentStatus: 'expected', repaymentDebits },
    { repaymentStatus: 'repaid', payout: makePayout({ status: 'scheduled' }) },
    { repaymentStatus: 'repaid', payout: makePayout({ status: 'after_repayment' }) },
    { repaymentStatus: 'repaid', payout: makePayout({ status: 'on_its_way' }) },
  ])('that repay are complete once the paycheck is received: %j [MEM-060, MEM-062]', (changes) => {
    expect(statuses({ ...changes, paycheckReceived: false })).toEqual(['incomplete', 'incomplete']);
    expect(statuses({ ...changes, paycheckReceived: true })).toEqual(['complete', 'complete']);
  });

  it('wait where no debit can be planned', () => {
    const received = { paycheckReceived: true } as const;
    const nextRepayment = makeNextRepayment({ status: 'stopped', day: null });
    expect(statuses({ ...received, repaymentDebits, nextRepayment })[0]).toBe('pending');
    expect(statuses({ ...received, repaymentDebits: [] })[0]).toBe('pending');
  });

  it.each(['needs_bank', 'returned'] as const)(
    'wait where the rest cannot be sent: %s',
    (status) => {
      const payout = makePayout({ status });
      expect(statuses({ paycheckReceived: true, payout })[1]).toBe('pending');
    },
  );
});
