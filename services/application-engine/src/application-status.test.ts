import type { TaskName } from '@reset/api-contract/onboarding/application-status.ts';
import type { ProductName } from '@reset/api-contract/onboarding/user-states.ts';
import { describe, expect, it } from '@jest/globals';
import { applicationStatus, canFileTaxes, isOpen } from './application-status.ts';
import { CANCELLED, someFacts } from './testing/some-facts.ts';

type Changes = Parameters<typeof someFacts>[0];

const BANK = { hasBank: true };
const LINKED = { hasBank: true, hasPayroll: true };
const SKIPPED = { hasBank: true, card: ['payroll_linking'] } satisfies Changes;
const UNCONFIRMED = { isConfirmed: false };
const WAITING: Changes = { ...LINKED, card: ['repayment_setup'] };
const TAX_DONE: TaskName[] = [
  'terms_acceptance',
  'personal_info_submission',
  'tax_filing_submission',
];

const statusOf = (product: ProductName, changes: Changes) =>
  applicationStatus(product, someFacts(changes));
const eligibilityOf = (product: ProductName, changes: Changes) =>
  statusOf(product, changes).eligibility_result;

describe('applicationStatus', () => {
  it.each<[string, Changes]>([
    ['not_started', {}],
    ['not_started', UNCONFIRMED],
    ['not_started', { hasPayroll: true }],
    ['not_started', { ...LINKED, cancelled: { earned_wage_access: CANCELLED } }],
    ['pending', BANK],
    ['pending', { ...BANK, ...UNCONFIRMED, hasEarnings: false }],
    ['pending', { ...BANK, questionnaireOutcome: 'eligible' }],
    ['pending', { ...WAITING, hasBank: false }],
    ['eligible', LINKED],
    ['eligible', SKIPPED],
    ['eligible', { ...BANK, payrollPolicy: 'not_asked' }],
    ['eligible', { ...LINKED, isBankDigitalOnly: true }],
    ['eligible', { ...LINKED, homeState: 'CA' }],
    ['eligible', WAITING],
    ['completed', { ...LINKED, hasCard: true }],
    ['completed', { ...LINKED, ...UNCONFIRMED, hasEarnings: false, hasCard: true }],
    ['completed', { hasCard: true, rejectedFor: 'identity' }],
    ['rejected', { rejectedFor: 'identity' }],
    ['rejected', { ...LINKED, ...UNCONFIRMED, rejectedFor: 'identity', homeState: 'KS' }],
    ['ineligible', { ...LINKED, homeState: 'KS' }],
    ['ineligible', { ...LINKED, ...UNCONFIRMED, homeState: 'WI' }],
    ['ineligible', { ...BANK, questionnaireOutcome: 'ineligible' }],
    ['ineligible', { ...SKIPPED, questionnaireOutcome: 'ineligible' }],
    ['eligible', { ...LINKED, questionnaireOutcome: 'ineligible' }],
  ])('of the card is %s given %j', (status, changes) => {
    expect(eligibilityOf('earned_wage_access', changes)).toMatchObject({
      application_status: status,
      eligible: status === 'eligible' || status === 'completed',
      user_actionable_criteria: [],
    });
  });

  it.each<[string | null, Changes]>([
    [null, LINKED],
    [null, { ...LINKED, ...UNCONFIRMED }],
    ['state', { ...LINKED, homeState: 'KS' }],
    ['state', { ...BANK, homeState: 'KS', questionnaireOutcome: 'ineligible' }],
    ['identity', { ...LINKED, rejectedFor: 'identity', homeState: 'KS' }],
    ['not_approved', { ...LINKED, rejectedFor: 'not_approved', homeState: 'KS' }],
    ['platform', { ...BANK, questionnaireOutcome: 'ineligible' }],
    ['waiting_list', { ...BANK, questionnaireOutcome: 'ineligible', isPlatformListed: false }],
    [null, { ...LINKED, questionnaireOutcome: 'ineligible', isPlatformListed: false }],
  ])('of the card is ruled out by %s given %j', (reason, changes) => {
    expect(eligibilityOf('earned_wage_access', changes).ineligible_reason).toBe(reason);
  });

  it.each<[string[], Changes]>([
    [['positive_earnings?'], { ...LINKED, hasEarnings: false }],
    [['positive_earnings?'], { ...SKIPPED, hasEarnings: null }],
    [['non_neo_bank?'], { ...SKIPPED, isBankDigitalOnly: true }],
    [['confirmed_email?'], { ...LINKED, ...UNCONFIRMED }],
    [
      ['positive_earnings?', 'non_neo_bank?', 'confirmed_email?'],
      { ...SKIPPED, ...UNCONFIRMED, hasEarnings: false, isBankDigitalOnly: true },
    ],
    [['positive_earnings?'], { ...WAITING, hasEarnings: false }],
  ])('of the card asks for %j given %j', (criteria, changes) => {
    expect(eligibilityOf('earned_wage_access', changes)).toEqual({
      application_status: 'requires_action',
      eligible: false,
      user_actionable_criteria: criteria,
      ineligible_reason: null,
    });
  });

  it.each<[string, Changes]>([
    ['not_started', {}],
    ['eligible', BANK],
    ['eligible', { ...BANK, hasEarnings: false, isBankDigitalOnly: true }],
    ['eligible', { ...BANK, homeState: 'KS' }],
    ['eligible', { ...BANK, questionnaireOutcome: 'ineligible' }],
    ['requires_action', { ...BANK, ...UNCONFIRMED }],
    ['ineligible', { ...BANK, homeState: 'CA' }],
    ['rejected', { ...BANK, rejectedFor: 'identity' }],
    ['completed', { ...BANK, tax: TAX_DONE }],
    ['completed', { tax: TAX_DONE, homeState: 'CA' }],
    ['ineligible', { ...BANK, tax: ['tax_filing_submission'], homeState: 'CA' }],
    ['rejected', { tax: ['tax_filing_submission'], rejectedFor: 'identity' }],
    ['not_started', { tax: ['tax_filing_submission'] }],
    ['requires_action', { ...BANK, ...UNCONFIRMED, tax: ['tax_filing_submission'] }],
  ])('of the taxes is %s given %j', (status, changes) => {
    expect(eligibilityOf('tax_refund_advance', changes).application_status).toBe(status);
  });

  it.each<[boolean, ProductName, Changes]>([
    [false, 'earned_wage_access', {}],
    [true, 'earned_wage_access', BANK],
    [false, 'earned_wage_access', { ...BANK, payrollPolicy: 'required' }],
    [false, 'earned_wage_access', { ...BANK, payrollPolicy: 'not_asked' }],
    [false, 'earned_wage_access', { ...BANK, questionnaireOutcome: 'ineligible' }],
    [false, 'earned_wage_access', { ...BANK, rejectedFor: 'identity' }],
    [false, 'earned_wage_access', SKIPPED],
    [false, 'earned_wage_access', LINKED],
    [false, 'tax_refund_advance', BANK],
  ])('says %j to skipping, in %s given %j', (skippable, product, changes) => {
    expect(statusOf(product, changes).skippable).toBe(skippable);
  });

  it('is not complete while the card is not issued, though nothing is left to do', () => {
    expect(statusOf('earned_wage_access', WAITING)).toMatchObject({
      current_task_name: null,
      card_application_complete: false,
      application_complete: false,
    });
  });

  it('tells the card from what was asked for', () => {
    expect(statusOf('tax_refund_advance', { ...LINKED, hasCard: true })).toMatchObject({
      card_application_complete: true,
      application_complete: false,
      current_task_name: 'terms_acceptance',
    });
    expect(statusOf('tax_refund_advance', { ...BANK, tax: TAX_DONE })).toMatchObject({
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

describe('eligibility once her identity is verified', () => {
  const VERIFIED: TaskName[] = [
    'terms_acceptance',
    'personal_info_submission',
    'identity_verification',
  ];
  const lost: [string, Changes][] = [
    ['her pay', { ...LINKED, hasEarnings: false }],
    ['sight of her pay', { ...LINKED, hasEarnings: null }],
    ['her payroll', { ...BANK, hasEarnings: false }],
    ['her payroll, at a bank on phones only', { ...BANK, isBankDigitalOnly: true }],
    ['a platform that we know', { ...BANK, questionnaireOutcome: 'ineligible' }],
  ];

  it.each(lost)('is kept by who loses %s, before repayment and after', (_what, changes) => {
    const before = statusOf('earned_wage_access', { ...changes, card: VERIFIED });
    expect(before.eligibility_result.eligible).toBe(true);
    expect(before.current_task_name).toBe('repayment_setup');
    const after = statusOf('earned_wage_access', {
      ...changes,
      card: [...VERIFIED, 'repayment_setup'],
    });
    expect(after.eligibility_result.eligible).toBe(true);
    expect(after.current_task_name).toBeNull();
  });

  it.each(lost)('is lost with %s by who has only given her details', (_what, changes) => {
    const card: TaskName[] = ['terms_acceptance', 'personal_info_submission'];
    expect(eligibilityOf('earned_wage_access', { ...changes, card }).eligible).toBe(false);
  });

  it('is lost by who is refused, or lives where the card is not to be had', () => {
    const verified = { ...LINKED, card: VERIFIED };
    expect(
      eligibilityOf('earned_wage_access', { ...verified, rejectedFor: 'identity' }),
    ).toMatchObject({
      application_status: 'rejected',
    });
    expect(eligibilityOf('earned_wage_access', { ...verified, homeState: 'KS' })).toMatchObject({
      application_status: 'ineligible',
    });
  });
});

describe('an application that was cancelled', () => {
  const cancelled = { earned_wage_access: CANCELLED };

  it('says so, and nothing can be done in it', () => {
    const status = statusOf('earned_wage_access', { ...LINKED, cancelled });
    expect(status).toMatchObject({ cancellation: CANCELLED, skippable: false });
    expect(isOpen('terms_acceptance', status)).toBe(false);
    expect(statusOf('earned_wage_access', { ...BANK, cancelled }).skippable).toBe(false);
  });

  it('leaves the other one as it is', () => {
    expect(statusOf('tax_refund_advance', { ...LINKED, cancelled })).toMatchObject({
      cancellation: null,
      eligibility_result: { application_status: 'eligible' },
    });
  });

  it.each<[string, Changes]>([
    ['completed', { hasCard: true }],
    ['rejected', { rejectedFor: 'identity' }],
  ])('is %s where that cannot be begun again', (application_status, changes) => {
    expect(statusOf('earned_wage_access', { ...LINKED, cancelled, ...changes })).toMatchObject({
      cancellation: null,
      eligibility_result: { application_status },
    });
  });

  it('is told before that the card is not to be had where she lived', () => {
    const status = statusOf('earned_wage_access', { ...LINKED, cancelled, homeState: 'KS' });
    expect(status.cancellation).toEqual(CANCELLED);
  });
});

describe('canFileTaxes', () => {
  const TOLD: TaskName[] = ['terms_acceptance', 'personal_info_submission'];

  it.each<[boolean, Changes]>([
    [true, { ...BANK, tax: TOLD }],
    [true, { tax: TAX_DONE }],
    [false, { tax: TOLD }],
    [false, { ...BANK, ...UNCONFIRMED, tax: TOLD }],
    [false, { ...BANK, tax: ['terms_acceptance'] }],
    [false, { ...BANK, tax: ['personal_info_submission'] }],
    [false, { ...BANK, tax: ['tax_filing_submission'] }],
    [false, { ...BANK, tax: TOLD, homeState: 'CA' }],
    [false, { ...BANK, tax: ['tax_filing_submission'], homeState: 'CA' }],
    [false, { ...BANK, tax: TOLD, rejectedFor: 'identity' }],
    [false, { ...BANK, tax: TOLD, cancelled: { tax_refund_advance: CANCELLED } }],
  ])('is %j given %j [ONB-133]', (canFile, changes) => {
    expect(canFileTaxes(statusOf('tax_refund_advance', changes))).toBe(canFile);
  });
});
