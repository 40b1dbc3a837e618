/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { describe, expect, it } from '@jest/globals';
import { sayDetail, sayWord } from './say-word.ts';

describe('sayWord', () => {
  it.each([
    ['user_action_required', 'User action required'],
    ['FOOD_AND_DRINK', 'Food and drink'],
    ['ach_debit_flow', 'ACH Debit'],
    ['direct_deposit_flow', 'Direct Deposit'],
    ['bi_weekly', 'Bi-weekly'],
    ['', ''],
  ])('says %p as %p', (code, words) => {
    expect(sayWord(code)).toBe(words);
  });
});

describe('sayDetail', () => {
  it.each([
    ['earned_wage_access', 'Earned wage access'],
    ['ACH Authorization Agreement, version 1', 'ACH Authorization Agreement, version 1'],
    ['payroll, paystub', 'payroll, paystub'],
    ['She called.', 'She called.'],
    ['Fernwood Market: LIMIT_EXCEEDED', 'Fernwood Market: Limit exceeded'],
    ['IRS', 'IRS'],
    ['2026-12-21: nothing_owed', '12/21/26: Nothing owed'],
  ])('says %p as %p', (text, words) => {
    expect(sayDetail(text)).toBe(words);
  });
});
