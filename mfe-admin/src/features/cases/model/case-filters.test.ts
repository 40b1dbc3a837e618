import { describe, expect, it } from '@jest/globals';
import { caseFiltersQuery, casesCall, readCaseFilters } from './case-filters.ts';

describe('readCaseFilters', () => {
  it.each([
    ['', { view: 'open', kind: 'all', page: 1 }],
    ['owner=me&kind=dispute&page=3', { view: 'mine', kind: 'dispute', page: 3 }],
    ['owner=nobody', { view: 'nobody', kind: 'all', page: 1 }],
    ['overdue=true', { view: 'overdue', kind: 'all', page: 1 }],
    ['state=closed', { view: 'closed', kind: 'all', page: 1 }],
    ['owner=0199&kind=other&page=0&overdue=maybe', { view: 'open', kind: 'all', page: 1 }],
  ])('reads %j, which comes back as it was', (query, filters) => {
    expect(readCaseFilters(new URLSearchParams(query))).toEqual(filters);
    const again = caseFiltersQuery(filters as ReturnType<typeof readCaseFilters>);
    expect(readCaseFilters(new URLSearchParams(again))).toEqual(filters);
  });
});

describe('casesCall', () => {
  it('asks the service in the words of the address', () => {
    expect(casesCall({ view: 'mine', kind: 'dispute', page: 2 })).toBe(
      '/admin/cases?owner=me&kind=dispute&page=2',
    );
  });
});
