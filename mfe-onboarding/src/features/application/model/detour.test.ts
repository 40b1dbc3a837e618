import { describe, expect, it } from '@jest/globals';
import { detourAt } from './detour.ts';

describe('detourAt', () => {
  it('finds none at a step itself', () => {
    expect(detourAt('bank_linking', 'bank_linking')).toBeNull();
    expect(detourAt('personal_info_submission', 'personal_info_submission')).toBeNull();
  });

  it('knows the parts of a step', () => {
    expect(detourAt('terms_acceptance', 'personal_info_submission')).toEqual({
      name: 'terms_acceptance',
      isPartOfStep: true,
    });
    expect(detourAt('questionnaire', 'payroll_linking')?.isPartOfStep).toBe(true);
  });

  it('takes an obstacle for no part of the step that follows it', () => {
    expect(detourAt('confirm_email', 'personal_info_submission')).toEqual({
      name: 'confirm_email',
      isPartOfStep: false,
    });
    expect(detourAt('card_issuance_wait', null)?.isPartOfStep).toBe(false);
  });
});
