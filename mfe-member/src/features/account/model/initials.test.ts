import { describe, expect, it } from '@jest/globals';
import { initials } from './initials.ts';

describe('initials', () => {
  it('takes the first letter of each name', () => {
    expect(initials('Rosa', 'Delgado')).toBe('RD');
    expect(initials(' élodie', 'öz')).toBe('ÉÖ');
  });

  it('does with one name, and keeps a letter whole', () => {
    expect(initials('Rosa', '')).toBe('R');
    expect(initials('𝒜da', '')).toBe('𝒜');
    expect(initials(null, 'Delgado')).toBe('D');
    expect(initials(null, null)).toBe('');
  });
});
