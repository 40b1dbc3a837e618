import type { TaskName } from '@reset/api-contract/onboarding/application-status.ts';
import { describe, expect, it } from '@jest/globals';
import type { Applicant } from './applicant.ts';
import { applicationStatus } from './application-status.ts';
import type { Product } from './product.ts';

const NEW: Applicant = { isConfirmed: true, hasBank: false, hasPayroll: false, hasCard: false };
const BANK = { ...NEW, hasBank: true };
const LINKED = { ...BANK, hasPayroll: true };
const UNCONFIRMED = { isConfirmed: false };
const TAX_DONE: TaskName[] = [
  'terms_acceptance',
  'personal_info_submission',
  'tax_filing_submission',
];

const statusOf = (product: Product, applicant: Applicant, recorded: TaskName[] = []) =>
  applicationStatus(product, applicant, {
    earned_wage_access: new Set(product === 'earned_wage_access' ? recorded : []),
    tax_refund_advance: new Set(product === 'tax_refund_advance' ? recorded : []),
  });

describe('applicationStatus', () => {
  it.each<[string, Applicant, TaskName[], boolean]>([
    ['not_started', NEW, [], false],
    ['not_started', { ...NEW, ...UNCONFIRMED }, [], false],
    ['not_started', { ...NEW, hasPayroll: true }, [], false],
    ['pending', BANK, [], false],
    ['pending', { ...BANK, ...UNCONFIRMED }, [], false],
    ['eligible', LINKED, [], true],
    ['eligible', BANK, ['payroll_linking'], true],
    ['requires_action', { ...LINKED, ...UNCONFIRMED }, [], false],
    ['completed', { ...LINKED, hasCard: true }, [], true],
    ['completed', { ...LINKED, ...UNCONFIRMED, hasCard: true }, [], true],
  ])('of the card is %s for %j with %j', (status, applicant, recorded, eligible) => {
    expect(statusOf('earned_wage_access', applicant, recorded).eligibility_result).toEqual({
      application_status: status,
      eligible,
      user_actionable_criteria: status === 'requires_action' ? ['confirmed_email?'] : [],
    });
  });

  it.each<[string, Applicant, TaskName[]]>([
    ['not_started', NEW, []],
    ['eligible', BANK, []],
    ['requires_action', { ...BANK, ...UNCONFIRMED }, []],
    ['completed', BANK, TAX_DONE],
  ])('of the taxes is %s for %j with %j', (status, applicant, recorded) => {
    const { eligibility_result } = statusOf('tax_refund_advance', applicant, recorded);
    expect(eligibility_result.application_status).toBe(status);
  });

  it.each<[boolean, Product, Applicant, TaskName[]]>([
    [false, 'earned_wage_access', NEW, []],
    [true, 'earned_wage_access', BANK, []],
    [false, 'earned_wage_access', BANK, ['payroll_linking']],
    [false, 'earned_wage_access', LINKED, []],
    [false, 'tax_refund_advance', BANK, []],
  ])('says %j to skipping, in %s for %j with %j', (skippable, product, applicant, recorded) => {
    expect(statusOf(product, applicant, recorded).skippable).toBe(skippable);
  });

  it('tells the card from what was asked for', () => {
    expect(statusOf('tax_refund_advance', { ...LINKED, hasCard: true })).toMatchObject({
      card_application_complete: true,
      application_complete: false,
      current_task_name: 'terms_acceptance',
    });
    expect(statusOf('tax_refund_advance', BANK, TAX_DONE)).toMatchObject({
      card_application_complete: false,
      application_complete: true,
      current_task_name: null,
    });
    expect(statusOf('earned_wage_access', { ...LINKED, hasCard: true })).toMatchObject({
      card_application_complete: true,
      application_complete: true,
      current_task_name: null,
    });
  });
});
