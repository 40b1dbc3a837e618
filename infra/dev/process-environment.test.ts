import { describe, expect, it } from '@jest/globals';
import type { Secrets } from './data/secrets.ts';
import { processEnvironment } from './process-environment.ts';
import { findServices } from './services.ts';
import { readSettings } from './settings.ts';

const root = new URL('../..', import.meta.url).pathname.replace(/\/$/, '');
const services = findServices(root);
const names = services.map(({ name }) => name);
const byName = (text: (name: string) => string) =>
  Object.fromEntries(names.map((name) => [name, text(name)]));

const secrets: Secrets = {
  sessionSecret: 'the secret of sessions',
  personalDataKeys: ['a key of what people tell'],
  pushKeys: ['a key of what we push'],
  dataKey: 'the key of data',
  tokenKeys: Object.fromEntries(names.map((name) => [name, [`token key of ${name}`]])),
  keys: Object.fromEntries(
    names.map((name) => [name, [{ privateKey: `private ${name}`, publicKey: `public ${name}` }]]),
  ),
  registryKeys: [{ privateKey: 'private registry', publicKey: 'public registry' }],
  rotation: null,
  rolePasswords: byName((name) => `role of ${name}`),
};

function environmentOf(name: string, mode: 'development' | 'production'): string {
  const env = { NODE_ENV: mode, ...(mode === 'production' ? { ORIGIN: 'https://app.test' } : {}) };
  const settings = readSettings({ env, root, services });
  const service = settings.services.find((candidate) => candidate.name === name);
  if (!service) return '';
  const databases = names.map((role) => [role, `postgres://${secrets.rolePasswords[role]}@db/x`]);
  return JSON.stringify(
    processEnvironment(service, {
      settings,
      secrets,
      databaseUrls: new Map(databases as [string, string][]),
      releases: '/releases',
      compileCache: '/cache',
      developmentServers: [],
    }),
  );
}

/** Who may have which secret; each service has those with its own name. */
const HOLDERS: [secret: string, holder: string][] = [
  [secrets.sessionSecret, 'gateway'],
  ['public registry', 'gateway'],
  [secrets.dataKey, 'member'],
  [secrets.pushKeys[0], 'member'],
  ...names.flatMap((name): [string, string][] => [
    [`private ${name}`, name],
    [`token key of ${name}`, name],
    [`role of ${name}`, name],
  ]),
];

describe('processEnvironment', () => {
  it('leads staff to where other systems show people, and nowhere of itself in production', () => {
    const linked = (mode: 'development' | 'production') =>
      ['ISSUER_CUSTOMER_URL', 'HUBSPOT_CONTACT_URL'].filter((name) =>
        environmentOf('admin', mode).includes(name),
      );
    expect(linked('development')).toHaveLength(2);
    expect(linked('production')).toEqual([]);
  });

  it('has the sandbox and those who move money follow one time, and nobody in production', () => {
    const following = (mode: 'development' | 'production') =>
      names.filter((name) => environmentOf(name, mode).includes('PRODUCT_TIME_FILE'));
    expect(following('development').toSorted()).toEqual([
      'admin',
      'member',
      'onboarding',
      'provider-sandbox',
    ]);
    expect(following('production')).toEqual([]);
  });

  it('says where flags are written to who reads them, and which are on where that was asked for', () => {
    const naming = names.filter((name) => environmentOf(name, 'production').includes('FLAGS_FILE'));
    expect(naming.toSorted()).toEqual(['gateway', 'member']);
    expect(environmentOf('gateway', 'development')).toContain(`"FLAGS_FILE":"${root}/flags.json"`);
    expect(environmentOf('gateway', 'development')).toContain('"DEMO_TRIGGERS":""');
  });

  it('hands on where traces go, as whoever starts it says, and nowhere of itself', () => {
    expect(environmentOf('member', 'development')).not.toContain('OTEL_EXPORTER_OTLP_ENDPOINT');
    process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = 'http://127.0.0.1:4318';
    try {
      for (const name of names) {
        expect(environmentOf(name, 'development')).toContain(
          '"OTEL_EXPORTER_OTLP_ENDPOINT":"http://127.0.0.1:4318"',
        );
      }
    } finally {
      delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
    }
  });

  it('hands each service its own secrets and no other’s', () => {
    for (const mode of ['development', 'production'] as const) {
      for (const name of names) {
        const environment = environmentOf(name, mode);
        const others = HOLDERS.filter(([, holder]) => holder !== name);
        expect(others.filter(([secret]) => environment.includes(secret))).toEqual([]);
      }
    }
    expect(environmentOf('member', 'production')).toContain(secrets.dataKey);
    expect(environmentOf('gateway', 'production')).toContain('private gateway');
  });
});
