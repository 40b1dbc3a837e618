import { describe, expect, it } from '@jest/globals';
import { dueFrom, upcomingBills } from './upcoming-bills.ts';

const TODAY = '2026-11-20';
const PAYDAY = '2026-11-27';
const due = (nextOccurrenceDate: string) => ({ nextOccurrenceDate });

describe('upcomingBills', () => {
  it('keeps what is due from today to payday, both included', () => {
    const bills = ['2026-11-19', TODAY, '2026-11-25', PAYDAY, '2026-11-28'].map(due);
    expect(upcomingBills(bills, TODAY, PAYDAY)).toEqual([TODAY, '2026-11-25', PAYDAY].map(due));
  });

  it('puts the next one first and leaves the list as it was', () => {
    const bills = [due('2026-11-25'), due('2026-11-21')];
    expect(upcomingBills(bills, TODAY, PAYDAY)).toEqual([due('2026-11-21'), due('2026-11-25')]);
    expect(bills[0]).toEqual(due('2026-11-25'));
  });

  it('has none without a payday', () => {
    expect(upcomingBills([due(TODAY)], TODAY, null)).toEqual([]);
  });
});

describe('dueFrom', () => {
  it('says today, tomorrow or in how many days', () => {
    expect(dueFrom(TODAY, TODAY)).toBe('today');
    expect(dueFrom(TODAY, '2026-11-21')).toBe('tomorrow');
    expect(dueFrom(TODAY, '2026-11-25')).toEqual({ days: 5 });
  });
});
