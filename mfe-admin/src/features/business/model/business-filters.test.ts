/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { describe, expect, it } from '@jest/globals';
import { businessCall, businessFiltersQuery, readBusinessFilters } from './business-filters.ts';

const START = { days: '30', partner_slug: 'all', step: 'issued_card' };

describe('readBusinessFilters', () => {
  it.each([
    ['', START],
    [
      'days=90&partner_slug=hvfcu&step=used_card',
      { days: '90', partner_slug: 'hvfcu', step: 'used_card' },
    ],
    ['days=365&partner_slug=none', { ...START, days: '365', partner_slug: 'none' }],
    ['days=31&partner_slug=nobody&step=constructor', START],
  ])('reads %j, which comes back as it was', (query, filters) => {
    const read = readBusinessFilters(new URLSearchParams(query));
    expect(read).toEqual(filters);
    expect(readBusinessFilters(new URLSearchParams(businessFiltersQuery(read)))).toEqual(read);
  });
});

describe('businessCall', () => {
  it('asks for days and partner alone', () => {
    const call = (query: string) => businessCall(readBusinessFilters(new URLSearchParams(query)));
    expect(call('')).toBe('/admin/business?');
    expect(call('days=90&partner_slug=hvfcu&step=used_card')).toBe(
      '/admin/business?days=90&partner_slug=hvfcu',
    );
  });
});
