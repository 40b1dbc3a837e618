import { describe, expect, it } from '@jest/globals';
import { readConfig } from '@reset/service-kit';
import { testConfig } from '@reset/service-kit/testing';
import { AdminConfig } from './config.ts';

const env = {
  ...Object.fromEntries(Object.entries(testConfig('admin')).map(([k, v]) => [k, String(v)])),
  NODE_ENV: 'production',
  PUBLIC_URL: 'http://127.0.0.1:8081',
  MEMBER_URL: 'http://127.0.0.1:8083',
  ONBOARDING_URL: 'http://127.0.0.1:8082',
  GATEWAY_URL: 'http://127.0.0.1:1',
  PARTNERS_FOLDER: '/partners',
  AUDIT_KEY: Buffer.alloc(32, 5).toString('base64'),
  MAIL_URL: 'smtps://user:secret@mail.example:465',
  MAIL_FROM: 'Reset <no-reply@reset.example>',
};

describe('AdminConfig', () => {
  it('takes an environment that says where mails go', () => {
    expect(readConfig(AdminConfig, env)).toMatchObject({ MAIL_URL: env.MAIL_URL });
  });

  it.each(['MAIL_URL', 'MAIL_FROM'])('refuses to start without %s', (name) => {
    expect(() => readConfig(AdminConfig, { ...env, [name]: '' })).toThrow(
      `The configuration is not usable: ${name} is missing.`,
    );
  });
});
