import { describe, expect, it } from '@jest/globals';
import type { TaskName } from '@reset/api-contract/onboarding/application-status.ts';
import type { ProductName } from '@reset/api-contract/onboarding/user-states.ts';
import { outcomeOf } from './cancellation.ts';

const file = (changes: Partial<Parameters<typeof outcomeOf>[0]> = {}) => ({
  begun: new Set<ProductName>(['earned_wage_access']),
  cancelled: {},
  recorded: { earned_wage_access: new Set<TaskName>(), tax_refund_advance: new Set<TaskName>() },
  ...changes,
});
const done = (...tasks: TaskName[]) => ({
  recorded: { ...file().recorded, earned_wage_access: new Set(tasks) },
});

describe('outcomeOf', () => {
  it('ends what was begun, however far it has come before the card is made', () => {
    expect(outcomeOf(file(), null)).toBe('cancelled');
    const verified = file(done('terms_acceptance', 'identity_verification'));
    expect(outcomeOf(verified, { hasCard: false })).toBe('cancelled');
  });

  it('finds nothing to end where nothing was begun, or it has ended', () => {
    expect(outcomeOf(file({ begun: new Set() }), null)).toBe('nothing_to_cancel');
    expect(outcomeOf(file({ begun: new Set(['tax_refund_advance']) }), null)).toBe(
      'nothing_to_cancel',
    );
    const ended = { cancelled_at: '2026-11-21T20:00:00.000Z', personal_info: null };
    expect(outcomeOf(file({ cancelled: { earned_wage_access: ended } }), null)).toBe(
      'nothing_to_cancel',
    );
  });

  it('leaves it to staff once the card is there or being made', () => {
    expect(outcomeOf(file(), { hasCard: true })).toBe('card_on_its_way');
    expect(outcomeOf(file(done('repayment_setup')), null)).toBe('card_on_its_way');
  });
});
