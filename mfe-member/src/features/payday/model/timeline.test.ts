import { describe, expect, it } from '@jest/globals';
import { makePayday, makePayout } from '#testing/factories.ts';
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

  it('that repay are complete once the paycheck is received and has repaid [MEM-060]', () => {
    const repaid = { repaymentStatus: 'repaid' } as const;
    expect(repaymentStatus({ ...standing(false), ...repaid })).toBe('incomplete');
    expect(repaymentStatus({ ...standing(true), ...repaid })).toBe('complete');
    for (const status of ['expected', 'under_way'] as const) {
      expect(repaymentStatus({ ...standing(true), repaymentStatus: status })).toBe('pending');
    }
  });

  it('that deposit the rest are complete once nothing of it is with us', () => {
    const rest = (changes: Parameters<typeof makePayday>[0]) =>
      remainderStatus(
        makePayday({ paycheckReceived: true, repaymentStatus: 'repaid', ...changes }),
      );
    expect(rest({ paycheckReceived: false })).toBe('incomplete');
    expect(rest({})).toBe('complete');
    for (const status of ['scheduled', 'on_its_way', 'needs_bank', 'returned'] as const) {
      expect(rest({ payout: makePayout({ status }) })).toBe('pending');
    }
    // What is debited beside it is none of the rest.
    const repaymentDebits = [{ day: '2026-12-10', amount: 86.9 }];
    expect(rest({ repaymentStatus: 'under_way', repaymentDebits })).toBe('complete');
  });
});
