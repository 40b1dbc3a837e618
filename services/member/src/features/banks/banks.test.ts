import { describe, expect, it } from '@jest/globals';
import { bankWebhook, isGone } from './banks.ts';

describe('isGone', () => {
  it.each(['INVALID_ACCESS_TOKEN', 'ITEM_NOT_FOUND', 'NO_ACCOUNTS', 'USER_PERMISSION_REVOKED'])(
    'holds for %s, which no new sign-in mends',
    (error) => {
      expect(isGone(error)).toBe(true);
    },
  );

  it.each([null, '', 'ITEM_LOGIN_REQUIRED', 'PENDING_EXPIRATION'])(
    'does not hold for %j',
    (error) => {
      expect(isGone(error)).toBe(false);
    },
  );
});

describe('bankWebhook', () => {
  it('is a path of the place for webhooks, and nothing where there is no such place', () => {
    expect(bankWebhook({ WEBHOOKS_URL: 'https://hooks.example' })).toBe(
      'https://hooks.example/plaid',
    );
    expect(bankWebhook({ WEBHOOKS_URL: '' })).toBeNull();
  });
});
