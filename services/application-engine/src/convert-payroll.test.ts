import { describe, expect, it } from '@jest/globals';
import { whyNotConvertible } from './convert-payroll.ts';
import { CANCELLED, someFacts } from './testing/some-facts.ts';

type Changes = Parameters<typeof someFacts>[0];
const LINKED = { hasBank: true, hasPayroll: true };

describe('whyNotConvertible', () => {
  it.each<[ReturnType<typeof whyNotConvertible>, Changes]>([
    [null, LINKED],
    [null, { ...LINKED, payrollPolicy: 'not_asked' }],
    [null, { ...LINKED, hasCard: true, rejectedFor: null }],
    ['payroll_not_linked', { hasBank: true }],
    ['payroll_required', { ...LINKED, payrollPolicy: 'required' }],
    ['payroll_required', { hasPayroll: true }],
    ['application_ended', { ...LINKED, rejectedFor: 'identity' }],
    ['application_ended', { ...LINKED, cancelled: { earned_wage_access: CANCELLED } }],
  ])('is %j given %j', (refusal, changes) => {
    expect(whyNotConvertible(someFacts(changes))).toBe(refusal);
  });
});
