import { describe, expect, it } from '@jest/globals';
import { makeIntegrationError } from '#testing/factories.ts';
import { errorCards } from './error-cards.ts';

const switched = makeIntegrationError('pinwheel', 'direct_deposit_switched_away_from_reset');

describe('errorCards', () => {
  it('has one card for each broken link, the bank first', () => {
    const all = [
      makeIntegrationError('pinwheel'),
      makeIntegrationError('plaid'),
      makeIntegrationError('pinwheel'),
    ];
    expect(errorCards(all, { repaymentMethod: 'ach_debit_flow' })).toEqual(['plaid', 'pinwheel']);
  });

  it('tells only who repays by it that her direct deposit goes elsewhere [MEM-070]', () => {
    expect(errorCards([switched], { repaymentMethod: 'direct_deposit_flow' })).toEqual(['deposit']);
    expect(errorCards([switched], { repaymentMethod: 'ach_debit_flow' })).toEqual([]);
  });

  it('has none for what is no error', () => {
    const updating = { ...makeIntegrationError('plaid'), type: 'spending_limit_updating' as const };
    expect(errorCards([updating], { repaymentMethod: 'ach_debit_flow' })).toEqual([]);
  });
});
