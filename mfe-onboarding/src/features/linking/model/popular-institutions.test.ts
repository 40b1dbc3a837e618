import { describe, expect, it } from '@jest/globals';
import { popularInstitutions } from './popular-institutions.ts';

const named = (...names: string[]) => names.map((name) => ({ search: `The ${name}`, id: name }));
const page = {
  bank_shortcuts: named('b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7'),
  payroll_shortcuts: {
    salary: named('p1', 'p2', 'p3'),
    hourly: named('p1', 'p2', 'p3'),
    gig: named('g1', 'g2'),
    benefits: named('s1'),
  },
};
const none = {
  bank_shortcuts: [],
  payroll_shortcuts: { salary: [], hourly: [], gig: [], benefits: [] },
};
const ids = (source: 'plaid' | 'pinwheel') =>
  popularInstitutions(source, page).map(({ value }) => value);

describe('popularInstitutions', () => {
  it('are the first six banks, by the names that are searched for', () => {
    expect(ids('plaid')).toEqual(['b1', 'b2', 'b3', 'b4', 'b5', 'b6']);
    expect(popularInstitutions('plaid', page)[0]).toEqual({ value: 'b1', label: 'The b1' });
  });

  it('are payrolls of each kind of income, each once', () => {
    expect(ids('pinwheel')).toEqual(['p1', 'g1', 's1', 'p2', 'g2', 'p3']);
  });

  it('are none where none are configured', () => {
    expect(popularInstitutions('plaid', none)).toEqual([]);
    expect(popularInstitutions('pinwheel', none)).toEqual([]);
  });
});
