import { describe, expect, it } from '@jest/globals';
import { makeIntegrationError, makeNotification } from '#testing/factories.ts';
import { connectingSources } from './connecting-sources.ts';

const linking = (state: string) => makeNotification('onboarding_state', { state });

describe('connectingSources', () => {
  it('has the links whose making is told as a state of the application [MEM-052]', () => {
    expect([...connectingSources([linking('bank_linking')])]).toEqual(['plaid']);
    expect([...connectingSources([linking('payroll_linking')])]).toEqual(['pinwheel']);
  });

  it('has none for any other state, and none for what is broken', () => {
    const told = [linking('identity_verification'), makeIntegrationError('plaid')];
    expect(connectingSources(told).size).toBe(0);
  });
});
