import { describe, expect, it } from '@jest/globals';
import { makeIntegrationError } from '#testing/factories.ts';
import { notificationCards } from './notification-cards.ts';

const switched = makeIntegrationError('pinwheel', 'direct_deposit_switched_away_from_reset');

describe('notificationCards', () => {
  it('has one card for each broken link, the bank first', () => {
    const all = [
      makeIntegrationError('pinwheel'),
      makeIntegrationError('plaid'),
      makeIntegrationError('pinwheel'),
    ];
    expect(notificationCards(all, { repaymentMethod: 'ach_debit_flow' })).toEqual([
      'plaid',
      'pinwheel',
    ]);
  });

  it('tells only who repays by it that her direct deposit goes elsewhere [MEM-070]', () => {
    expect(notificationCards([switched], { repaymentMethod: 'direct_deposit_flow' })).toEqual([
      'deposit',
    ]);
    expect(notificationCards([switched], { repaymentMethod: 'ach_debit_flow' })).toEqual([]);
  });

  it('has none for what is no error', () => {
    const updating = { ...makeIntegrationError('plaid'), type: 'spending_limit_updating' as const };
    expect(notificationCards([updating], { repaymentMethod: 'ach_debit_flow' })).toEqual([]);
  });
});
