import { describe, expect, it } from '@jest/globals';
import { readRepaymentFilter, whoRepayBy } from './repayment-filter.ts';

describe('readRepaymentFilter', () => {
  it.each([
    ['', null],
    ['user_group=ach_debit_flow', 'ach_debit_flow'],
    ['user_group=direct_deposit_flow', 'direct_deposit_flow'],
    ['user_group=null', null],
    ['user_group=applicants', null],
  ])('reads "%s" as %s', (search, filter) => {
    expect(readRepaymentFilter(new URLSearchParams(search))).toBe(filter);
  });
});

describe('whoRepayBy', () => {
  const debit = { userConfig: { repaymentMethod: 'ach_debit_flow' } };
  const deposit = { userConfig: { repaymentMethod: 'direct_deposit_flow' } };
  const unknown = { userConfig: {} };
  const everybody = [debit, deposit, unknown];

  it('leaves those whose repayment method it is', () => {
    expect(whoRepayBy('ach_debit_flow', everybody)).toEqual([debit]);
    expect(whoRepayBy('direct_deposit_flow', everybody)).toEqual([deposit]);
    expect(whoRepayBy(null, everybody)).toEqual(everybody);
  });
});
