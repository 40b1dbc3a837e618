import { describe, expect, it } from '@jest/globals';
import { currentStep, detourAt } from './detour.ts';
import type { Step } from './steps.ts';

describe('currentStep', () => {
  const steps: Step[] = [
    { name: 'bank_linking', status: 'complete' },
    { name: 'payroll_linking', status: 'skipped' },
    { name: 'personal_info_submission', status: 'ready' },
  ];

  it('is the first that is ready', () => {
    expect(currentStep('terms_acceptance', steps)).toBe('personal_info_submission');
    expect(currentStep('direct_deposit_not_found', steps)).toBe('personal_info_submission');
    expect(currentStep('card_issuance_wait', [])).toBeNull();
  });

  it('is payroll where that is asked after all, although it was skipped', () => {
    expect(currentStep('payroll', steps)).toBe('payroll_linking');
    expect(currentStep('questionnaire', steps)).toBe('payroll_linking');
    expect(detourAt('payroll', 'payroll_linking')).toBeNull();
  });
});

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
