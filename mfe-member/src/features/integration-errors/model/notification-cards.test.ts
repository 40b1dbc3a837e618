import { describe, expect, it } from '@jest/globals';
import { makeCardAccount, makeIntegrationError } from '#testing/factories.ts';
import { notificationCards } from './notification-cards.ts';

const member = (repaymentMethod: 'ach_debit_flow' | 'direct_deposit_flow', hasBank = true) => ({
  repaymentMethod,
  currentCardAccount: makeCardAccount(),
  linkedBank: hasBank ? { name: 'Juniper Bank' } : null,
});
const switched = makeIntegrationError('pinwheel', 'direct_deposit_switched_away_from_reset');

const cardsOf = (
  ...[notifications, profile]: [
    Parameters<typeof notificationCards>[0],
    Parameters<typeof notificationCards>[1],
  ]
) => notificationCards(notifications, profile, { isRenewalDue: false });

describe('notificationCards', () => {
  it('has one card for each broken link, the bank first', () => {
    const all = [
      makeIntegrationError('pinwheel'),
      makeIntegrationError('plaid'),
      makeIntegrationError('pinwheel'),
    ];
    expect(cardsOf(all, member('ach_debit_flow'))).toEqual(['plaid', 'pinwheel']);
  });

  it('tells only who repays by it that her direct deposit goes elsewhere [MEM-070]', () => {
    expect(cardsOf([switched], member('direct_deposit_flow'))).toEqual(['deposit']);
    expect(cardsOf([switched], member('ach_debit_flow'))).toEqual([]);
  });

  it('begins with the bank that a card is without', () => {
    const without = member('ach_debit_flow', false);
    expect(cardsOf([makeIntegrationError('pinwheel')], without)).toEqual(['unlinked', 'pinwheel']);
    expect(cardsOf([], { ...without, currentCardAccount: null })).toEqual([]);
    // Its repair is what is asked for while it is broken.
    expect(cardsOf([makeIntegrationError('plaid')], without)).toEqual(['plaid']);
  });

  it('asks for a bank to be reconnected before it stops sharing, and not while it is broken', () => {
    const due = (source: 'plaid' | 'pinwheel') =>
      notificationCards([makeIntegrationError(source)], member('ach_debit_flow'), {
        isRenewalDue: true,
      });
    expect(due('pinwheel')).toEqual(['pinwheel', 'renewal']);
    expect(due('plaid')).toEqual(['plaid']);
  });

  it('has none for what is no error', () => {
    const updating = { ...makeIntegrationError('plaid'), type: 'spending_limit_updating' as const };
    expect(cardsOf([updating], member('ach_debit_flow'))).toEqual([]);
  });
});
