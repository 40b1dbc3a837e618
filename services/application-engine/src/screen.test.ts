import { describe, expect, it } from '@jest/globals';
import { applicationStatus } from './application-status.ts';
import { screenOf, type Screen, type ScreenInputs } from './screen.ts';
import { someFacts } from './testing/some-facts.ts';

type Changes = Parameters<typeof someFacts>[0];

/** Somebody about to accept the terms, with nothing in her way, but for what is named. */
const inputs = (changes: Partial<ScreenInputs> = {}): ScreenInputs => ({
  product: 'card',
  currentTask: 'terms_acceptance',
  applicationStatus: 'eligible',
  criteria: [],
  isComplete: false,
  isCancelled: false,
  hasPayroll: true,
  isIncomeRead: true,
  hasIntegrationErrors: false,
  ...changes,
});

const UNCONFIRMED = {
  applicationStatus: 'requires_action',
  criteria: ['confirmed_email?'],
} satisfies Partial<ScreenInputs>;

/** The screen that the wire's status leads to, for those who link no payroll unless it is named. */
const screenFor = (product: 'card' | 'tax', changes: Changes): Screen => {
  const facts = someFacts(changes);
  const status = applicationStatus(
    product === 'card' ? 'earned_wage_access' : 'tax_refund_advance',
    facts,
  );
  return screenOf(
    inputs({
      product,
      currentTask: status.current_task_name,
      applicationStatus: status.eligibility_result.application_status,
      criteria: status.eligibility_result.user_actionable_criteria,
      isComplete: status.application_complete,
      hasPayroll: facts.hasPayroll,
      isIncomeRead: facts.hasEarnings !== null,
    }),
  );
};

describe('screenOf the card', () => {
  it.each<[string, Screen, Partial<ScreenInputs>]>([
    ['complete before ineligible', 'complete', { isComplete: true, applicationStatus: 'rejected' }],
    ['complete before cancelled', 'complete', { isComplete: true, isCancelled: true }],
    ['cancelled before all else', 'cancelled', { isCancelled: true, applicationStatus: 'pending' }],
    ['cancelled before 3', 'cancelled', { isCancelled: true, hasIntegrationErrors: true }],
    ['1 before 2', 'ineligible', { ...UNCONFIRMED, applicationStatus: 'ineligible' }],
    ['1 before 2', 'ineligible', { ...UNCONFIRMED, applicationStatus: 'rejected' }],
    ['2 before 3', 'confirm_email', { ...UNCONFIRMED, hasIntegrationErrors: true }],
    ['3 before 4', 'integration_errors', { hasIntegrationErrors: true, currentTask: null }],
    ['3 before 5', 'integration_errors', { hasIntegrationErrors: true, currentTask: 'signup' }],
    ['4 before 7', 'card_issuance_wait', { currentTask: null, applicationStatus: 'pending' }],
    [
      '5 before 7',
      'bank_linking',
      { currentTask: 'bank_linking', applicationStatus: 'not_started' },
    ],
    [
      '6 before 7',
      'payroll_linking',
      { currentTask: 'payroll_linking', applicationStatus: 'pending' },
    ],
    ['7 before 8', 'thanks_for_linking', { applicationStatus: 'pending' }],
    ['7 before 8', 'confirm_email', UNCONFIRMED],
    ['8', 'terms_acceptance', {}],
    ['9', 'personal_info_submission', { currentTask: 'personal_info_submission' }],
    ['9', 'identity_verification', { currentTask: 'identity_verification' }],
    ['10', 'repayment_setup', { currentTask: 'repayment_setup' }],
  ])('puts %s: %s for %j [ONB-006]', (_order, screen, changes) => {
    expect(screenOf(inputs(changes))).toBe(screen);
  });

  it.each<[string, Screen, Changes]>([
    ['4 before 5', 'card_issuance_wait', { card: ['repayment_setup'] }],
    ['5 before 6', 'bank_linking', {}],
    [
      '6 before 7',
      'payroll_linking',
      { hasBank: true, isConfirmed: false, hasEarnings: false, isBankDigitalOnly: true },
    ],
    ['7 before 8', 'confirm_email', { hasBank: true, hasPayroll: true, isConfirmed: false }],
    ['8 before 9', 'terms_acceptance', { hasBank: true, hasPayroll: true }],
    [
      '9 before 10',
      'personal_info_submission',
      { hasBank: true, hasPayroll: true, card: ['terms_acceptance'] },
    ],
    [
      '9 before 10',
      'identity_verification',
      { hasBank: true, hasPayroll: true, card: ['terms_acceptance', 'personal_info_submission'] },
    ],
  ])('puts %s where both are to be done: %s [ONB-006]', (_order, screen, changes) => {
    expect(screenFor('card', changes)).toBe(screen);
  });

  const skipped: Changes = { hasBank: true, card: ['payroll_linking'] };
  it.each<[Screen, Changes]>([
    ['income_wait', { ...skipped, hasEarnings: null }],
    ['income_wait', { ...skipped, hasEarnings: null, isBankDigitalOnly: true }],
    ['direct_deposit_not_found', { ...skipped, hasEarnings: false }],
    ['unsupported_bank', { ...skipped, isBankDigitalOnly: true }],
    ['unsupported_bank', { ...skipped, hasEarnings: false, isBankDigitalOnly: true }],
  ])('is %s without a payroll, before the address, given %j', (screen, changes) => {
    expect(screenFor('card', { ...changes, isConfirmed: false })).toBe(screen);
  });

  const linked: Changes = { hasBank: true, hasPayroll: true };
  it.each<[Screen, Changes]>([
    ['confirm_email', { ...linked, isConfirmed: false, hasEarnings: null }],
    ['confirm_email', { ...skipped, isConfirmed: false }],
    ['thanks_for_linking', { ...linked, hasEarnings: null }],
    ['thanks_for_linking', { ...linked, hasEarnings: false }],
    ['terms_acceptance', { ...linked, isBankDigitalOnly: true }],
  ])('is %s given %j', (screen, changes) => {
    expect(screenFor('card', changes)).toBe(screen);
  });
});

describe('screenOf the card while a link is broken', () => {
  const noPay = {
    applicationStatus: 'requires_action',
    criteria: ['positive_earnings?'],
    hasIntegrationErrors: true,
  } satisfies Partial<ScreenInputs>;

  it.each<[string, Partial<ScreenInputs>]>([
    ['for pay by payroll', {}],
    ['for pay by the bank', { hasPayroll: false, isIncomeRead: false }],
  ])('never waits %s that nothing can show', (_what, changes) => {
    expect(screenOf(inputs({ ...noPay, ...changes }))).toBe('links_broken');
    const whole = { ...noPay, ...changes, hasIntegrationErrors: false };
    expect(screenOf(inputs(whole))).toMatch(/^(thanks_for_linking|income_wait)$/);
  });

  it('says first what the bank lacks, which another one mends as well', () => {
    expect(screenOf(inputs({ ...noPay, hasPayroll: false }))).toBe('direct_deposit_not_found');
  });
});

describe('screenOf the taxes', () => {
  const tax = (changes: Partial<ScreenInputs>) => screenOf(inputs({ product: 'tax', ...changes }));

  it.each<[string, Screen, Partial<ScreenInputs>]>([
    ['complete before all', 'complete', { ...UNCONFIRMED, isComplete: true }],
    ['complete before ineligible', 'complete', { isComplete: true, applicationStatus: 'rejected' }],
    [
      'ineligible before the bank',
      'ineligible',
      { currentTask: 'bank_linking', applicationStatus: 'ineligible' },
    ],
    [
      'the bank before the address',
      'bank_linking',
      { ...UNCONFIRMED, currentTask: 'bank_linking' },
    ],
    ['the address before the terms', 'confirm_email', UNCONFIRMED],
    ['terms', 'terms_acceptance', {}],
    ['personal info', 'personal_info_submission', { currentTask: 'personal_info_submission' }],
    ['filing', 'tax_filing_submission', { currentTask: 'tax_filing_submission' }],
  ])('puts %s: %s for %j [ONB-133]', (_order, screen, changes) => {
    expect(tax(changes)).toBe(screen);
  });

  it.each<[Screen, Changes]>([
    [
      'complete',
      {
        tax: ['terms_acceptance', 'personal_info_submission', 'tax_filing_submission'],
        isConfirmed: false,
      },
    ],
    ['bank_linking', { tax: ['tax_filing_submission'] }],
    ['terms_acceptance', { hasBank: true, tax: ['tax_filing_submission'] }],
    ['bank_linking', { isConfirmed: false }],
    ['confirm_email', { hasBank: true, isConfirmed: false }],
    ['terms_acceptance', { hasBank: true }],
    ['personal_info_submission', { hasBank: true, tax: ['terms_acceptance'] }],
    [
      'tax_filing_submission',
      { hasBank: true, tax: ['terms_acceptance', 'personal_info_submission'] },
    ],
  ])('puts %s first where all after it is to be done, given %j [ONB-133]', (screen, changes) => {
    expect(screenFor('tax', changes)).toBe(screen);
  });

  it('is never held up by a broken link: no income is read for it', () => {
    expect(tax({ hasIntegrationErrors: true })).toBe('terms_acceptance');
  });
});
