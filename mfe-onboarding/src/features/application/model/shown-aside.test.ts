import { describe, expect, it } from '@jest/globals';
import { shownAside } from './shown-aside.ts';

describe('shownAside', () => {
  it('shows what leads on from a screen', () => {
    expect(shownAside('questionnaire', 'payroll_linking')).toBe('questionnaire');
    expect(shownAside('questionnaire', 'ineligible')).toBe('questionnaire');
    expect(shownAside('payroll', 'direct_deposit_not_found')).toBe('payroll');
  });

  it('leaves behind what an address still says of an earlier screen', () => {
    expect(shownAside('questionnaire', 'terms_acceptance')).toBeNull();
    expect(shownAside('payroll', 'bank_linking')).toBeNull();
    expect(shownAside(null, 'payroll_linking')).toBeNull();
  });
});
