import { describe, expect, it } from '@jest/globals';
import { datesOfDecision, dueDates, remindedUntil } from './regulation-e.ts';

const disputed = {
  openedOn: '2026-11-20',
  purchasedOn: '2026-11-18',
  accountOpenedOn: '2026-01-05',
  isPointOfSale: false,
};

describe('dueDates', () => {
  it.each([
    ['10 banking days over Thanksgiving, and 45 days', {}, '2026-12-07', '2027-01-04'],
    ['over Christmas and New Year', { openedOn: '2026-12-21' }, '2027-01-06', '2027-02-04'],
    ['from a Sunday', { openedOn: '2026-11-22' }, '2026-12-07', '2027-01-06'],
    ['over Independence Day on a Sunday', { openedOn: '2027-06-25' }, '2027-07-12', '2027-08-09'],
    ['90 days for what was bought in person', { isPointOfSale: true }, '2026-12-07', '2027-02-18'],
    [
      '20 banking days and 90 days for what a new account bought on its 30th day',
      { accountOpenedOn: '2026-10-19' },
      '2026-12-21',
      '2027-02-18',
    ],
    [
      'as of any other for what it bought a day later',
      { accountOpenedOn: '2026-10-18' },
      '2026-12-07',
      '2027-01-04',
    ],
    [
      'as of a new account for what was bought while it was new and is disputed later',
      { accountOpenedOn: '2026-10-19', openedOn: '2026-12-01' },
      '2026-12-30',
      '2027-03-01',
    ],
  ])('%s', (_what, changes, creditDueOn, resolveDueOn) => {
    expect(dueDates({ ...disputed, ...changes })).toEqual({ creditDueOn, resolveDueOn });
  });
});

describe('datesOfDecision', () => {
  it.each([
    ['2026-11-20', '2026-11-23', '2026-11-25', '2026-11-30'],
    ['2026-11-24', '2026-11-25', '2026-11-30', '2026-12-02'],
    ['2026-12-31', '2027-01-04', '2027-01-06', '2027-01-08'],
  ])(
    'of %s: corrected by %s, told by %s, taken back on %s',
    (decidedOn, correctionDueOn, resultsDueOn, takeBackOn) => {
      expect(datesOfDecision(decidedOn)).toEqual({ correctionDueOn, resultsDueOn, takeBackOn });
    },
  );
});

describe('remindedUntil', () => {
  it('is three banking days ahead', () => {
    expect(remindedUntil('2026-11-25')).toBe('2026-12-01');
  });
});
