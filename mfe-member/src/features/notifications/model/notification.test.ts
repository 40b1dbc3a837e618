import { describe, expect, it } from '@jest/globals';
import { makeIntegrationError, makeNotification } from '#testing/factories.ts';
import { connectingSources } from './notification.ts';

const linking = (state: string) => makeNotification('onboarding_state', { state });

describe('connectingSources', () => {
  it('has the links whose making is a state of the application [MEM-052]', () => {
    expect([...connectingSources([linking('bank_linking')])]).toEqual(['plaid']);
    expect([...connectingSources([linking('payroll_linking')])]).toEqual(['pinwheel']);
  });

  it('has none for any other state, and none for what is broken', () => {
    const notifications = [linking('identity_verification'), makeIntegrationError('plaid')];
    expect(connectingSources(notifications).size).toBe(0);
  });
});
