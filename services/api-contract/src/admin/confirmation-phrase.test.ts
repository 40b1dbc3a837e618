import { describe, expect, it } from '@jest/globals';
import { confirmationPhrase } from './confirmation-phrase.ts';

describe('confirmationPhrase', () => {
  it.each([
    ['unlink_bank_account', 'UNLINK'],
    ['convert_payroll_linked_to_skipped', 'CONVERT'],
    ['resolve_integration_error', 'RESOLVE'],
    ['disconnect', 'DISCONNECT ROSA MARÍN'],
    ['delete', 'DELETE ROSA MARÍN'],
    ['verify_identity', 'VERIFIED ROSA MARÍN'],
    ['reject', 'REJECT ROSA MARÍN'],
  ] as const)('of %s is %s [ADM-179]', (action, phrase) => {
    expect(confirmationPhrase(action, 'Rosa Marín')).toBe(phrase);
  });
});
