import { describe, expect, it } from '@jest/globals';
import { readConfig } from '@reset/service-kit';
import { GatewayConfig } from './config.ts';

const env = {
  PORT: '8080',
  DATABASE_URL: 'postgres://gateway@localhost/reset',
  IDENTITY_PRIVATE_KEY: 'a2V5',
  IDENTITY_PUBLIC_KEYS: '{}',
  ORIGIN: 'http://localhost:8080',
  SESSION_SECRET: Buffer.alloc(32, 1).toString('base64'),
  RELEASE_STORE: '/var/releases',
  REGISTRY_PUBLIC_KEYS: 'a2V5',
  PARTNERS_FOLDER: '/srv/partners',
  PUBLIC_URL: 'http://localhost:8081',
  ADMIN_URL: 'http://localhost:8084',
};

describe('GatewayConfig', () => {
  it('reads what is given and has a default for the rest', () => {
    expect(readConfig(GatewayConfig, { ...env, DEMO_TRIGGERS: 'true' })).toMatchObject({
      PORT: 8080,
      SESSION_IDLE_MINUTES: 30,
      SESSION_ABSOLUTE_HOURS: 12,
      IP_LIMIT_FACTOR: 1,
      TRUSTED_PROXIES: '',
      PARTNERS_EMAIL: 'partners@example.com',
      DEMO_TRIGGERS: true,
      FLAGS_FILE: '',
    });
  });

  it.each([
    ['ORIGIN', 'http://localhost:8080/'],
    ['SESSION_SECRET', 'short'],
    ['RELEASE_STORE', undefined],
    ['REGISTRY_PUBLIC_KEYS', undefined],
    ['PUBLIC_URL', undefined],
    ['IP_LIMIT_FACTOR', '0.5'],
    ['ISSUER_DASHBOARD_URL', 'javascript:alert(1)'],
    ['ISSUER_DASHBOARD_URL', 'https://issuer.example.com/'],
    ['PARTNERS_EMAIL', 'partners'],
    ['PARTNERS_EMAIL', 'partners@example.com?bcc=all'],
  ])('refuses to start with %s=%s', (name, value) => {
    expect(() => readConfig(GatewayConfig, { ...env, [name]: value })).toThrow(name);
  });
});
