import { describe, expect, it } from '@jest/globals';
import { itemStatuses, paycheckStatus, repaymentStatus } from './timeline.ts';

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

  it('that repay are complete as soon as the paycheck is received [MEM-060, MEM-062]', () => {
    expect(repaymentStatus(standing(false))).toBe('incomplete');
    expect(repaymentStatus(standing(true))).toBe('complete');
  });
});
