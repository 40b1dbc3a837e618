import { describe, expect, it } from '@jest/globals';
import { asOf, billsCents, type Outflow } from './banks.ts';

const TODAY = '2026-11-20';
const PAYDAY = '2026-12-01';

const bill = (nextOccurrenceOn: string, changes: Partial<Outflow> = {}): Outflow => ({
  id: nextOccurrenceOn,
  merchantName: null,
  description: null,
  averageCents: 8_430,
  frequency: 'monthly',
  lastOccurrenceOn: '2026-01-01',
  nextOccurrenceOn,
  categoryPrimary: 'OTHER',
  categorySecondary: null,
  ...changes,
});

describe('asOf', () => {
  it('reads a date that is past as the next one of its series', () => {
    expect(asOf(bill('2026-10-25'), TODAY).nextOccurrenceOn).toBe('2026-11-25');
    expect(asOf(bill('2026-10-31'), TODAY).nextOccurrenceOn).toBe('2026-11-30');
    expect(asOf(bill(TODAY), TODAY).nextOccurrenceOn).toBe(TODAY);
  });
});

describe('billsCents', () => {
  const due = (...bills: Outflow[]) => billsCents(bills, { from: TODAY, to: PAYDAY });

  it('counts today and payday, eleven days ahead, and nothing after', () => {
    expect(due(bill(TODAY))).toBe(8_430);
    expect(due(bill(PAYDAY))).toBe(8_430);
    expect(due(bill('2026-12-02'))).toBe(0);
  });

  it('does not count one that was due yesterday', () => {
    expect(due(bill('2026-11-19'))).toBe(0);
  });

  it('counts one whose predicted date is long past when it comes again', () => {
    expect(due(bill('2026-08-25'))).toBe(8_430);
  });

  it('counts a weekly bill each time that it comes', () => {
    expect(due(bill('2026-11-21', { frequency: 'weekly', averageCents: 1_000 }))).toBe(2_000);
  });

  it('adds up to the cent', () => {
    expect(due(bill(TODAY), bill(PAYDAY, { averageCents: 5_999 }))).toBe(14_429);
    expect(due()).toBe(0);
  });
});
