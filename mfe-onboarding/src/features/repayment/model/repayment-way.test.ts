import { describe, expect, it } from '@jest/globals';
import { wayFrom, withWay } from './repayment-way.ts';

describe('the way to repay', () => {
  it('is the one that the address names, else her direct deposit, and no debit that nobody chose', () => {
    expect(wayFrom(new URLSearchParams(), 'direct_deposit_flow')).toBe('direct_deposit_flow');
    expect(wayFrom(new URLSearchParams('repay=cash'), 'ach_debit_flow')).toBeNull();
    const debits = new URLSearchParams('repay=ach_debit_flow');
    expect(wayFrom(debits, 'direct_deposit_flow')).toBe('ach_debit_flow');
    const chosen = withWay(new URLSearchParams('skip_intro=true'), 'direct_deposit_flow');
    expect(chosen.toString()).toBe('skip_intro=true&repay=direct_deposit_flow');
    expect(wayFrom(chosen, 'ach_debit_flow')).toBe('direct_deposit_flow');
  });
});
