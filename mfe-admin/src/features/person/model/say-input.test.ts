/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { describe, expect, it } from '@jest/globals';
import { sayInput, sayInputValue } from './say-input.ts';

describe('what a limit was computed from', () => {
  it.each([
    ['facts.bank.available_cents', 125_000, 'Bank balance', '$1,250.00'],
    ['facts.bills_cents', 42_169, 'Bills until payday', '$421.69'],
    ['facts.is_debit_stopped', false, 'Debit stopped', 'No'],
    ['rules.payroll_linked_basis_points', '2500, 5000', 'Share of pay, payroll linked', '25%, 50%'],
    ['rules.max_age_hours', 72, 'Max age hours', '72'],
    ['moment.today', '2026-11-20', 'Today', '11/20/26'],
    ['moment.last_gross_cents', null, 'Limit before', null],
  ])('is said in words: %s', (path, value, name, said) => {
    expect([sayInput(path), sayInputValue(path, value)]).toEqual([name, said]);
  });
});
