import { describe, expect, it } from '@jest/globals';
import { testConfig } from '@reset/service-kit/testing';
import { readMemberConfig } from './config.ts';

const env = {
  ...Object.fromEntries(
    Object.entries(testConfig('member')).map(([name, value]) => [name, String(value)]),
  ),
  PUBLIC_URL: 'http://127.0.0.1:8081',
  ONBOARDING_URL: 'http://127.0.0.1:8082',
  ORIGIN: 'https://reset.example',
  MAIL_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'no-reply@reset.example',
  TEXTS_URL: 'https://api.twilio.com',
  TEXTS_ACCOUNT: 'AC1',
  TEXTS_TOKEN: 'secret',
  TEXTS_FROM: '+12025550100',
  DATA_KEY: Buffer.alloc(32).toString('base64'),
  PUSH_KEYS: Buffer.alloc(32, 7).toString('base64url'),
};

describe('readMemberConfig', () => {
  it('says nothing of demo triggers unless it is told to', () => {
    expect(readMemberConfig(env).DEMO_TRIGGERS).toBeUndefined();
    expect(readMemberConfig({ ...env, DEMO_TRIGGERS: 'true' }).DEMO_TRIGGERS).toBe(true);
  });

  it('refuses demo triggers in production [DEMO-027]', () => {
    const production = { ...env, NODE_ENV: 'production' };
    expect(readMemberConfig(production).DEMO_TRIGGERS).toBeUndefined();
    expect(() => readMemberConfig({ ...production, DEMO_TRIGGERS: 'true' })).toThrow(
      'DEMO_TRIGGERS makes up purchases and pay, and is never set in production.',
    );
  });

  it('asks push services by https alone in production', () => {
    const imitated = { ...env, PUSH_SERVICES: 'http://127.0.0.1:8090' };
    expect(readMemberConfig(imitated).PUSH_SERVICES).toBe('http://127.0.0.1:8090');
    expect(() => readMemberConfig({ ...imitated, NODE_ENV: 'production' })).toThrow(
      'PUSH_SERVICES are asked by https alone in production.',
    );
  });
});
