import { describe, expect, it } from '@jest/globals';
import { asOf, dueBy, totalCents, type Outflow } from './outflows.ts';

const bill = (nextOccurrenceOn: string, averageCents = 1_000): Outflow => ({
  id: nextOccurrenceOn,
  merchantName: null,
  description: null,
  averageCents,
  frequency: 'monthly',
  lastOccurrenceOn: '2026-01-01',
  nextOccurrenceOn,
  categoryPrimary: 'OTHER',
  categorySecondary: null,
});

describe('dueBy', () => {
  const due = (...days: string[]) =>
    dueBy(days.map((day) => bill(day)), '2026-12-01', '2026-11-20').map(({ id }) => id);

  it('counts today and payday, and nothing after', () => {
    expect(due('2026-11-20', '2026-12-01', '2026-12-02')).toEqual(['2026-11-20', '2026-12-01']);
  });

  it('reads a date that is past as the next one of its series', () => {
    expect(due('2026-10-25', '2026-11-19')).toEqual(['2026-10-25']);
    expect(asOf(bill('2026-10-25'), '2026-11-20').nextOccurrenceOn).toBe('2026-11-25');
  });

  it('finds none while no payday is known', () => {
    expect(dueBy([bill('2026-11-20')], null, '2026-11-20')).toEqual([]);
  });
});

describe('totalCents', () => {
  it('adds up to the cent', () => {
    expect(totalCents([bill('a', 8_430), bill('b', 5_999)])).toBe(14_429);
    expect(totalCents([])).toBe(0);
  });
});
