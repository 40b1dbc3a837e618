import { describe, expect, it } from '@jest/globals';
import { makeCardAccount, makeIntegrationError } from '#testing/factories.ts';
import { notificationCards } from './notification-cards.ts';

const member = (repaymentMethod: 'ach_debit_flow' | 'direct_deposit_flow', hasBank = true) => ({
  repaymentMethod,
  currentCardAccount: makeCardAccount(),
  linkedBank: hasBank ? { name: 'Juniper Bank' } : null,
});
const switched = makeIntegrationError('pinwheel', 'direct_deposit_switched_away_from_reset');

describe('notificationCards', () => {
  it('has one card for each broken link, the bank first', () => {
    const all = [
      makeIntegrationError('pinwheel'),
      makeIntegrationError('plaid'),
      makeIntegrationError('pinwheel'),
    ];
    expect(notificationCards(all, member('ach_debit_flow'))).toEqual(['plaid', 'pinwheel']);
  });

  it('tells only who repays by it that her direct deposit goes elsewhere [MEM-070]', () => {
    expect(notificationCards([switched], member('direct_deposit_flow'))).toEqual(['deposit']);
    expect(notificationCards([switched], member('ach_debit_flow'))).toEqual([]);
  });

  it('begins with the bank that a card is without', () => {
    const without = member('ach_debit_flow', false);
    expect(notificationCards([makeIntegrationError('pinwheel')], without)).toEqual([
      'unlinked',
      'pinwheel',
    ]);
    expect(notificationCards([], { ...without, currentCardAccount: null })).toEqual([]);
    // Its repair is what is asked for while it is broken.
    expect(notificationCards([makeIntegrationError('plaid')], without)).toEqual(['plaid']);
  });

  it('asks for a bank to be reconnected before it stops sharing, and not while it is broken', () => {
    const ending = {
      ...member('ach_debit_flow'),
      linkedBank: { name: 'Juniper Bank', reconnectBy: '2026-11-27' },
    };
    expect(notificationCards([makeIntegrationError('pinwheel')], ending)).toEqual([
      'pinwheel',
      'renewal',
    ]);
    expect(notificationCards([makeIntegrationError('plaid')], ending)).toEqual(['plaid']);
    const lasting = { ...ending, linkedBank: { name: 'Juniper Bank', reconnectBy: null } };
    expect(notificationCards([], lasting)).toEqual([]);
  });

  it('has none for what is no error', () => {
    const updating = { ...makeIntegrationError('plaid'), type: 'spending_limit_updating' as const };
    expect(notificationCards([updating], member('ach_debit_flow'))).toEqual([]);
  });
});
