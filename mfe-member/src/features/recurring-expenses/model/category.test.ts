import { describe, expect, it } from '@jest/globals';
import { categoryOf } from './category.ts';

describe('categoryOf', () => {
  it('prefers the detailed category where there is a word for it', () => {
    expect(categoryOf('RENT_AND_UTILITIES', 'RENT_AND_UTILITIES_RENT').title).toBe('rent');
  });

  it('falls back to the primary category', () => {
    expect(categoryOf('MEDICAL', 'MEDICAL_EYE_CARE').title).toBe('medical');
    expect(categoryOf('TRAVEL', null).title).toBe('travel');
  });

  it('falls back to other', () => {
    expect(categoryOf('SOMETHING_NEW', null).title).toBe('other');
    expect(categoryOf('toString', 'constructor').title).toBe('other');
  });
});
