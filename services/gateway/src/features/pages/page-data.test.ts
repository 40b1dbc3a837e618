import { describe, expect, it } from '@jest/globals';
import { readBankShortcuts, readPayrollShortcuts } from './page-data.ts';

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

describe('readBankShortcuts', () => {
  it('reads a list, which is empty where none is named', () => {
    const named = [{ search: 'Tidewater Savings Bank', id: 'ins_1' }];
    expect(readBankShortcuts(JSON.stringify(named))).toEqual(named);
    expect(readBankShortcuts('')).toEqual([]);
  });

  it.each(['{', '{}', '[{"search":"x"}]'])('refuses %s', (text) => {
    expect(() => readBankShortcuts(text)).toThrow('BANK_SHORTCUTS is no list of banks.');
  });
});
