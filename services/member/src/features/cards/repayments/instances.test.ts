import { describe, expect, it } from '@jest/globals';
import {
  decide,
  leftOver,
  effectiveFor,
  effectiveForPayday,
  isMovableTo,
  movableTo,
  movableUntil,
  nextDueOn,
  awaitsPayAfter,
  type Planned,
  predictedUntil,
  putOffTo,
  shareOwed,
  type Situation,
} from './instances.ts';

const TODAY = '2026-11-24';
/** Noon of that Tuesday in Los Angeles; the Thursday after it is Thanksgiving. */
const NOW = new Date('2026-11-24T20:00:00Z');

const situation = (changes: Partial<Situation> = {}): Situation => ({
  scheduled: [],
  payday: '2026-12-04',
  owesSince: '2026-11-20',
  paidOn: null,
  lastDueOn: null,
  planned: null,
  ...changes,
});
const planned = (dueOn: string, changes: Partial<Planned> = {}): Planned => ({
  id: 'one',
  dueOn,
  effectiveOn: dueOn,
  paidAfter: '2026-11-19',
  isFixed: false,
  ...changes,
});

describe('nextDueOn', () => {
  it.each([
    ['her payday', {}, '2026-12-04'],
    ['the first day of schedules', { scheduled: ['2026-12-02', '2026-12-01'] }, '2026-12-01'],
    ['two weeks after she owes', { payday: null }, '2026-12-04'],
    ['two weeks after the last day', { payday: null, lastDueOn: '2026-11-23' }, '2026-12-07'],
    ['two weeks after she owes again', { payday: null, lastDueOn: '2026-11-10' }, '2026-12-04'],
    ['a payday that is late', { payday: '2026-11-20' }, '2026-11-20'],
    ['none for a period that has had one', { lastDueOn: '2026-12-04' }, null],
    ['none for a period before that', { lastDueOn: '2026-12-05' }, null],
    ['none where it is planned', { planned: planned('2026-12-04') }, null],
    ['another day than is planned', { planned: planned('2026-12-11') }, '2026-12-04'],
    [
      'none where it stays where it is',
      { planned: planned('2026-12-11', { isFixed: true }) },
      null,
    ],
    ['none where the day has come', { planned: planned(TODAY) }, null],
    ['another than tomorrow', { planned: planned('2026-11-25') }, '2026-12-04'],
    [
      'another where its banking day is still to come',
      { planned: planned('2026-11-23', { effectiveOn: '2026-11-25' }) },
      '2026-12-04',
    ],
    [
      'none where pay has come since it was planned, however early',
      { paidOn: '2026-11-20', planned: planned('2026-11-30') },
      null,
    ],
    [
      'another where the last pay came before that',
      { paidOn: '2026-11-19', planned: planned('2026-11-30') },
      '2026-12-04',
    ],
    [
      'another where it was planned before a payday was known',
      { paidOn: '2026-11-20', planned: planned('2026-11-30', { paidAfter: null }) },
      '2026-12-04',
    ],
    [
      'an earlier one, paid early or not',
      { paidOn: TODAY, payday: '2026-11-25', planned: planned('2026-11-27') },
      '2026-11-25',
    ],
    [
      'the day of a schedule that was approved since',
      { paidOn: TODAY, scheduled: ['2026-12-01'], planned: planned('2026-11-25') },
      '2026-12-01',
    ],
  ] satisfies [string, Partial<Situation>, string | null][])('is %s', (_, changes, day) => {
    expect(nextDueOn(situation(changes), TODAY)).toBe(day);
  });
});

describe('awaitsPayAfter', () => {
  it.each([
    ['the day before', {}, '2026-11-23'],
    ['the day before, whatever was paid by then', { paidOn: '2026-11-13' }, '2026-11-23'],
    ['the day on which pay came already', { paidOn: TODAY }, TODAY],
    ['none where no payday is known', { payday: null }, null],
    ['none by a schedule', { scheduled: ['2026-12-02'] }, null],
  ] satisfies [string, Partial<Situation>, string | null][])('is %s', (_, changes, day) => {
    expect(awaitsPayAfter(situation(changes), TODAY)).toBe(day);
  });
});

describe('effectiveForPayday', () => {
  it.each([
    ['the payday', '2026-12-04', null, '2026-12-04'],
    ['today for the first that is planned, where it is the payday', TODAY, null, TODAY],
    ['a payday after what was planned', '2026-12-04', '2026-12-01', '2026-12-04'],
    ['a payday far ahead of it', '2026-12-04', '2026-12-11', '2026-12-04'],
    ['two days from now, on a banking day, for one sooner', TODAY, '2026-12-04', '2026-11-27'],
    ['no later than was planned', TODAY, '2026-11-25', '2026-11-25'],
  ])('is %s', (_, dueOn, was, day) => {
    expect(effectiveForPayday(dueOn, was === null ? null : planned(was), TODAY)).toBe(day);
  });
});

describe('effectiveFor', () => {
  it.each([
    ['a banking day', '2026-12-04', '2026-12-04'],
    ['the day after a holiday', '2026-11-26', '2026-11-27'],
    ['today for what is past', '2026-11-20', '2026-11-24'],
  ])('is %s', (_, dueOn, day) => expect(effectiveFor(dueOn, TODAY)).toBe(day));
});

describe('putOffTo', () => {
  it('is the next banking day, five times', () => {
    expect(putOffTo('2026-11-25', 0)).toBe('2026-11-27');
    expect(putOffTo(TODAY, 4)).toBe('2026-11-25');
    expect(putOffTo(TODAY, 5)).toBeNull();
  });
});

describe('moving a debit', () => {
  const payday = {
    purpose: 'payday',
    dueOn: '2026-11-25',
    effectiveOn: '2026-11-25',
    isMoved: false,
  };
  it('is possible for five banking days from the payday on', () => {
    expect(movableUntil(payday, NOW)).toBe('2026-12-03');
    expect(movableTo(payday, NOW)).toEqual([
      '2026-11-27',
      '2026-11-30',
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
    ]);
    expect(isMovableTo(payday, '2026-12-03', NOW)).toBe(true);
    expect(isMovableTo(payday, '2026-12-04', NOW)).toBe(false);
  });

  it('is possible to a day before the payday too, and not to today', () => {
    const later = { ...payday, dueOn: '2026-11-27', effectiveOn: '2026-11-27' };
    expect(movableTo(later, NOW)).toEqual([
      '2026-11-25',
      '2026-11-30',
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
    ]);
  });

  it.each([
    ['of another purpose', { purpose: 'staff' }],
    ['that was moved', { isMoved: true }],
    ['on its day', { effectiveOn: TODAY }],
    ['that was put off as far', { effectiveOn: '2026-12-03' }],
  ])('is impossible for one %s', (_, changes) => {
    expect(movableUntil({ ...payday, ...changes }, NOW)).toBeNull();
    expect(movableTo({ ...payday, ...changes }, NOW)).toEqual([]);
  });
});

describe('shareOwed', () => {
  const early = (amountCents: number) => ({ purpose: 'member', amountCents }) as const;
  const payday = { purpose: 'payday', amountCents: null } as const;
  const again = (amountCents: number) => ({ purpose: 'representment', amountCents }) as const;

  it('takes no cent twice, and leaves out who takes none', () => {
    const asked = [early(300), payday, early(100)];
    expect(shareOwed(1_000, asked)).toEqual([
      { ...early(300), cents: 300 },
      { ...payday, cents: 600 },
      { ...early(100), cents: 100 },
    ]);
    expect(shareOwed(200, asked)).toEqual([{ ...early(300), cents: 200 }]);
    expect(shareOwed(350, [early(300), early(100)])).toEqual([
      { ...early(300), cents: 300 },
      { ...early(100), cents: 50 },
    ]);
  });

  it('gives what staff and members asked for its share first, whatever its day', () => {
    const staff = { purpose: 'staff', amountCents: 500 } as const;
    expect(shareOwed(500, [payday, again(500), staff])).toEqual([{ ...staff, cents: 500 }]);
    expect(shareOwed(550, [payday, staff])).toEqual([
      { ...payday, cents: 50 },
      { ...staff, cents: 500 },
    ]);
  });

  it('presents again the same amount, or nothing, which leaves it to what comes after', () => {
    expect(shareOwed(300, [again(300), payday])).toEqual([{ ...again(300), cents: 300 }]);
    expect(shareOwed(299, [again(300), payday])).toEqual([{ ...payday, cents: 299 }]);
    expect(shareOwed(400, [early(101), again(300), again(299)])).toEqual([
      { ...early(101), cents: 101 },
      { ...again(299), cents: 299 },
    ]);
  });

  it('leaves what was spent of a tax refund to who asks', () => {
    expect(shareOwed(500, [payday], 300)).toEqual([{ ...payday, cents: 200 }]);
    expect(shareOwed(500, [payday, early(250)], 300)).toEqual([{ ...early(250), cents: 250 }]);
    expect(shareOwed(500, [payday, early(250)], 200)).toEqual([
      { ...payday, cents: 50 },
      { ...early(250), cents: 250 },
    ]);
    expect(shareOwed(500, [payday], 500)).toEqual([]);
  });
});

describe('leftOver', () => {
  const asked = (amountCents: number | null) => ({ purpose: 'staff', amountCents }) as const;

  it.each([
    [1_000, [], 1_000],
    [1_000, [asked(300), asked(200)], 500],
    [400, [asked(300), asked(200)], 0],
    [1_000, [asked(null)], 0],
    [-5, [asked(300)], -5],
  ])('of %d less %j is %d', (owedCents, askedFor, left) => {
    expect(leftOver(owedCents, askedFor)).toBe(left);
  });
});

describe('predictedUntil', () => {
  it('is three banking days ahead', () => expect(predictedUntil(TODAY)).toBe('2026-11-30'));
});

describe('decide', () => {
  const bank = (predictedCents: number, mayBePart = false) => ({ predictedCents, mayBePart });
  const payday = { purpose: 'payday', askedCents: null } as const;
  const again = { purpose: 'representment', askedCents: 1_000 } as const;

  it('debits all that she owes, or what was asked for of it', () => {
    const rich = bank(1_000);
    expect(decide(payday, 1_000, rich)).toEqual({ kind: 'debit', cents: 1_000, bank: rich });
    const some = { purpose: 'staff', askedCents: 400 } as const;
    expect(decide(some, 1_000, rich)).toEqual({ kind: 'debit', cents: 400, bank: rich });
    expect(decide(some, 300, rich)).toEqual({ kind: 'debit', cents: 300, bank: rich });
  });

  it.each([0, -1])('debits nothing where she owes %i', (owed) => {
    const nothing = { kind: 'cancel', because: 'nothing_owed' };
    expect(decide(payday, owed, bank(1_000))).toEqual(nothing);
  });

  it('presents again the same amount, or nothing', () => {
    const rich = bank(5_000);
    expect(decide(again, 999, rich)).toEqual({ kind: 'cancel', because: 'owed_less' });
    expect(decide(again, 1_000, rich)).toEqual({ kind: 'debit', cents: 1_000, bank: rich });
    const early = { purpose: 'member', askedCents: 1_000 } as const;
    expect(decide(early, 999, rich)).toEqual({ kind: 'debit', cents: 999, bank: rich });
    const all = { purpose: 'representment', askedCents: null } as const;
    expect(decide(all, 999, rich)).toEqual({ kind: 'debit', cents: 999, bank: rich });
  });

  it('puts off what no bank may be debited for', () => {
    const wanted = { kind: 'put_off', because: 'no_bank', cents: 1_000 };
    expect(decide(payday, 1_000, null)).toEqual(wanted);
    expect(decide({ purpose: 'member', askedCents: null }, 1_000, null)).toEqual(wanted);
  });

  it('puts off what would overdraw her account, unless it was asked for', () => {
    const short = { kind: 'put_off', because: 'short_balance', cents: 1_000 };
    expect(decide(payday, 1_000, bank(999))).toEqual(short);
    expect(decide(again, 1_000, bank(999, true))).toEqual(short);
    for (const purpose of ['staff', 'member'] as const) {
      const overdrawn = decide({ purpose, askedCents: null }, 1_000, bank(-5));
      expect(overdrawn).toEqual({ kind: 'debit', cents: 1_000, bank: bank(-5) });
    }
  });

  it('debits a part where she would rather repay that', () => {
    const part = decide(payday, 1_000, bank(1, true));
    expect(part).toEqual({ kind: 'debit', cents: 1, bank: bank(1, true) });
    for (const cents of [0, -1]) {
      expect(decide(payday, 1_000, bank(cents, true))).toMatchObject({ kind: 'put_off' });
    }
  });
});
