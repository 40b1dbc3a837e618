import { describe, expect, it } from '@jest/globals';
import type { ApplicationStatus } from '../api/get-application-status.ts';
import { stepsOf } from './steps.ts';

type Tasks = ApplicationStatus['tasks'];

const tasks = (changes: Partial<Tasks> = {}): Tasks => ({
  signup: 'complete',
  bankLinking: 'complete',
  payrollLinking: 'complete',
  termsAcceptance: 'incomplete',
  personalInfoSubmission: 'incomplete',
  identityVerification: 'incomplete',
  repaymentSetup: 'incomplete',
  taxFilingSubmission: 'incomplete',
  ...changes,
});

const WITH_PAYROLL = { hasPayroll: true, broken: [] };
const WITHOUT = { hasPayroll: false, broken: [] };

const personalInfo = (changes: Partial<Tasks>) =>
  stepsOf('card', tasks(changes), WITH_PAYROLL).find(
    ({ name }) => name === 'personal_info_submission',
  )?.status;

describe('stepsOf', () => {
  it('shows the four steps of each product, with their states', () => {
    expect(
      stepsOf('card', tasks({ payrollLinking: 'ready' }), WITHOUT).map(({ name, status }) => [
        name,
        status,
      ]),
    ).toEqual([
      ['signup', 'complete'],
      ['bank_linking', 'complete'],
      ['payroll_linking', 'ready'],
      ['personal_info_submission', 'incomplete'],
    ]);
    expect(
      stepsOf('tax', tasks({ taxFilingSubmission: 'ready' }), WITHOUT).map(({ name, status }) => [
        name,
        status,
      ]),
    ).toEqual([
      ['signup', 'complete'],
      ['bank_linking', 'complete'],
      ['personal_info_submission', 'incomplete'],
      ['tax_filing_submission', 'ready'],
    ]);
  });

  it('lets one step stand for terms, personal information and verification [ONB-013]', () => {
    expect(personalInfo({})).toBe('incomplete');
    expect(personalInfo({ termsAcceptance: 'ready' })).toBe('ready');
    expect(personalInfo({ personalInfoSubmission: 'ready' })).toBe('ready');
    expect(
      personalInfo({ personalInfoSubmission: 'complete', identityVerification: 'ready' }),
    ).toBe('ready');
    expect(
      personalInfo({ personalInfoSubmission: 'complete', identityVerification: 'complete' }),
    ).toBe('complete');
  });

  it('is not over while how she repays is still asked', () => {
    const over = { personalInfoSubmission: 'complete', identityVerification: 'complete' } as const;
    expect(personalInfo({ ...over, repaymentSetup: 'ready' })).toBe('ready');
    expect(personalInfo({ ...over, repaymentSetup: 'complete' })).toBe('complete');
  });

  it('counts a payroll that is over and was not linked as skipped', () => {
    const payroll = (changes: Partial<Tasks>, links: typeof WITHOUT) =>
      stepsOf('card', tasks(changes), links).find(({ name }) => name === 'payroll_linking')?.status;
    expect(payroll({}, WITHOUT)).toBe('skipped');
    expect(payroll({}, WITH_PAYROLL)).toBe('complete');
    expect(payroll({ payrollLinking: 'ready' }, WITHOUT)).toBe('ready');
    expect(payroll({ payrollLinking: 'incomplete' }, WITHOUT)).toBe('incomplete');
  });

  it('marks a link that is broken, although it was made', () => {
    const steps = stepsOf('card', tasks(), { hasPayroll: true, broken: ['plaid'] });
    expect(steps.map(({ status }) => status).slice(0, 3)).toEqual([
      'complete',
      'broken',
      'complete',
    ]);
  });
});
