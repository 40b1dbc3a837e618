import { describe, expect, it } from '@jest/globals';
import { readPayrollShortcuts } from './page-data.ts';

const none = { salary: [], hourly: [], gig: [], benefits: [] };

describe('readPayrollShortcuts', () => {
  it('reads a list for each kind of income', () => {
    const named = { ...none, gig: [{ search: 'Wheelhop Driver', id: 'wheelhop' }] };
    expect(readPayrollShortcuts(JSON.stringify(named))).toEqual(named);
  });

  it('is empty where none are named', () => {
    expect(readPayrollShortcuts('')).toEqual(none);
  });

  it.each(['{', '[]', '{"gig":[]}', JSON.stringify({ ...none, gig: [{ search: 'x' }] })])(
    'refuses %s',
    (text) => {
      expect(() => readPayrollShortcuts(text)).toThrow('PAYROLL_SHORTCUTS is no list');
    },
  );
});
