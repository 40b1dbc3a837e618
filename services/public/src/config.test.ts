import { describe, expect, it } from '@jest/globals';
import { readConfig } from '@reset/service-kit';
import { testConfig } from '@reset/service-kit/testing';
import { PublicConfig } from './config.ts';

const env = {
  DATA_KEY: Buffer.alloc(32).toString('base64'),
  ...Object.fromEntries(Object.entries(testConfig('public')).map(([k, v]) => [k, String(v)])),
  NODE_ENV: 'production',
  ADMIN_URL: 'http://127.0.0.1:8084',
  MEMBER_URL: 'http://127.0.0.1:8083',
  ONBOARDING_URL: 'http://127.0.0.1:8082',
  GATEWAY_URL: 'http://127.0.0.1:8080',
  MAIL_URL: 'smtps://user:secret@mail.example:465',
  MAIL_FROM: 'Reset <no-reply@reset.example>',
  TEXTS_URL: 'https://api.twilio.com',
  TEXTS_ACCOUNT: 'AC1',
  TEXTS_TOKEN: 'secret',
  TEXTS_FROM: '+12025550100',
};

describe('PublicConfig', () => {
  it('takes an environment that says where mails and texts go', () => {
    expect(readConfig(PublicConfig, env)).toMatchObject({ MAIL_URL: env.MAIL_URL });
  });

  it('takes the assets of Contentful unless others are configured', () => {
    expect(readConfig(PublicConfig, env).ASSET_ORIGINS.split(',')).toEqual([
      'https://images.ctfassets.net',
      'https://videos.ctfassets.net',
      'https://assets.ctfassets.net',
    ]);
    const two = 'http://127.0.0.1:8090,https://a.test';
    expect(readConfig(PublicConfig, { ...env, ASSET_ORIGINS: two }).ASSET_ORIGINS).toBe(two);
  });

  it.each([
    'DATA_KEY',
    'MAIL_URL',
    'MAIL_FROM',
    'PARTNERS_FOLDER',
    'TEXTS_URL',
    'TEXTS_ACCOUNT',
    'TEXTS_TOKEN',
    'TEXTS_FROM',
  ])('refuses to start without %s', (name) => {
    expect(() => readConfig(PublicConfig, { ...env, [name]: '' })).toThrow(
      `The configuration is not usable: ${name} is missing.`,
    );
  });

  it.each([
    ['MAIL_URL', 'http://mail.example'],
    ['MAIL_FROM', 'nobody'],
    ['TEXTS_FROM', '2025550100'],
    ['ASSET_ORIGINS', 'images.ctfassets.net'],
    ['ASSET_ORIGINS', 'https://a.test/folder'],
    // They stand in a policy, which a semicolon would end.
    ['ASSET_ORIGINS', "https://a.test; script-src 'unsafe-inline'"],
  ])('refuses %s=%s', (name, value) => {
    expect(() => readConfig(PublicConfig, { ...env, [name]: value })).toThrow(
      `${name} has a value that it cannot have`,
    );
  });
});
