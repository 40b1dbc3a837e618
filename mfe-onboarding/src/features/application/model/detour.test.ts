import { describe, expect, it } from '@jest/globals';
import { currentStep, detourAt, partAt } from './detour.ts';
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
  });
});

describe('detourAt', () => {
  it('is what has a name of its own, and none of the steps', () => {
    expect(detourAt('bank_linking')).toBeNull();
    expect(detourAt('payroll')).toBeNull();
    expect(detourAt('personal_info_submission')).toBeNull();
    expect(detourAt('terms_acceptance')).toBe('terms_acceptance');
    expect(detourAt('confirm_email')).toBe('confirm_email');
  });
});

describe('partAt', () => {
  it('counts what the last step of the card asks for', () => {
    const parts = (['terms_acceptance', 'personal_info_submission', 'personal_info'] as const).map(
      (place) => partAt(place, 'card')?.number,
    );
    expect(parts).toEqual([1, 2, 2]);
    expect(partAt('repayment_setup', 'card')).toEqual({ number: 4, count: 4 });
    expect(partAt('terms_acceptance', 'tax')).toEqual({ number: 1, count: 2 });
  });

  it('takes nothing else for a part', () => {
    expect(partAt('confirm_email', 'card')).toBeNull();
    expect(partAt('bank_linking', 'card')).toBeNull();
    expect(partAt('repayment_setup', 'tax')).toBeNull();
  });
});
