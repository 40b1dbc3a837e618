import { describe, expect, it } from '@jest/globals';
import { searchText } from './search-text.ts';

describe('searchText', () => {
  it.each(['ssd', 'ssdi', 'SSDI', ' Ssd '])(
    'looks for social security where "%s" was typed [ONB-085]',
    (typed) => {
      expect(searchText(typed)).toBe(`${typed.trim()} social security`);
    },
  );

  it.each(['ss', 'ssdis', 'ssd payroll', 'Northwind'])('leaves "%s" as it was typed', (typed) => {
    expect(searchText(typed)).toBe(typed);
  });
});
