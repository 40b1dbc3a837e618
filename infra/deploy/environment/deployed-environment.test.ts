import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { placeholderConfig, readConfig } from '@reset/service-kit';
import { processEnvironment } from '../../dev/process-environment.ts';
import type { Secrets } from '../../dev/data/secrets.ts';
import { findServices } from '../../dev/services.ts';
import { readSettings } from '../../dev/settings.ts';
import { readInstallation, type Installation } from '../installation.ts';
import { deployedEnvironment, DEVELOPMENT_ONLY } from './deployed-environment.ts';
import { deployedServices, type DeployedService } from './deployed-services.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');
let services: DeployedService[];
let installation: Installation;
beforeAll(async () => {
  installation = await readInstallation(join(root, 'infra/deploy/installation.example.json'));
  services = await deployedServices(root);
});

const environmentOf = (service: DeployedService) =>
  deployedEnvironment(service, services, installation);

/** What `npm start` gives a service in production, by the variables' names. */
function startedWith(name: string): string[] {
  const env = { NODE_ENV: 'production', ORIGIN: 'https://app.test' };
  const settings = readSettings({ env, root, services: findServices(root) });
  const service = settings.services.find((one) => one.name === name);
  if (!service) throw new Error(`npm start does not run ${name}.`);
  const nothing = new Proxy({}, { get: () => ['a key'] });
  const secrets = {
    dataKey: 'a',
    sessionSecret: 'a',
    personalDataKeys: ['a'],
    pushKeys: ['a'],
    registryKeys: [{ privateKey: 'a', publicKey: 'a' }],
    tokenKeys: nothing,
    keys: new Proxy({}, { get: () => [{ privateKey: 'a', publicKey: 'a' }] }),
    rolePasswords: {},
    rotation: null,
  } as unknown as Secrets;
  const given = processEnvironment(service, {
    settings,
    secrets,
    databaseUrls: new Map([[name, 'postgres://a']]),
    releases: '/releases',
    compileCache: '/cache',
    developmentServers: [],
  });
  return Object.keys(given).filter((one) => given[one] !== undefined && given[one] !== '');
}

describe('deployedEnvironment', () => {
  it('is one with which each service starts in production', () => {
    for (const service of services) {
      const { values, secrets } = environmentOf(service);
      // What a secret is like is its schema's to say.
      const placeholders = placeholderConfig(service.schema) as Record<string, unknown>;
      const kept = Object.keys(secrets).map((name) => [name, String(placeholders[name] ?? '')]);
      const config = readConfig(service.schema, { ...values, ...Object.fromEntries(kept) });
      expect(config).toMatchObject({ NODE_ENV: 'production', HOST: '0.0.0.0' });
      expect(config['PORT']).toBe(service.defaultPort);
    }
  });

  it('has what npm start sets of what the service reads, beside what moves services and flags', () => {
    for (const service of services) {
      const { values, secrets } = environmentOf(service);
      const read = startedWith(service.name).filter(
        (name) => name in service.schema.properties && name !== 'RELEASE_STORE',
      );
      expect(read.length).toBeGreaterThan(5);
      expect([...Object.keys(values), ...Object.keys(secrets)]).toEqual(
        expect.arrayContaining(read),
      );
    }
  });

  it('names the collector of traces and the ratio to every service, and to none where there is none', () => {
    const { traces, ...untraced } = installation;
    const traced = {
      OTEL_EXPORTER_OTLP_ENDPOINT: traces?.collector,
      TRACE_SAMPLE_RATIO: String(traces?.sample_ratio),
    };
    for (const service of services) {
      expect(environmentOf(service).values).toMatchObject(traced);
      const { values } = deployedEnvironment(service, services, untraced);
      for (const name of Object.keys(traced)) expect(values).not.toHaveProperty(name);
    }
  });

  it('has nothing that only development has, and nothing that the service does not read', () => {
    for (const service of services) {
      const { values, secrets } = environmentOf(service);
      for (const name of [...Object.keys(values), ...Object.keys(secrets)]) {
        expect(service.schema.properties).toHaveProperty(name);
        expect([...DEVELOPMENT_ONLY]).not.toContain(name);
      }
    }
    // Each of them is one that some service would read.
    const known = services.flatMap(({ schema }) => Object.keys(schema.properties));
    for (const name of DEVELOPMENT_ONLY) expect(known).toContain(name);
  });

  it('has no secret among what everybody may read', () => {
    for (const service of services) {
      const { values, secrets } = environmentOf(service);
      expect(Object.keys(secrets)).toEqual(
        expect.arrayContaining(['DATABASE_URL', 'IDENTITY_PRIVATE_KEY', 'IDENTITY_PUBLIC_KEYS']),
      );
      for (const name of Object.keys(values)) expect(name).not.toMatch(/SECRET|TOKEN|_KEYS?$/);
      expect(secrets['IDENTITY_PRIVATE_KEY']?.secret).toBe(service.name);
    }
  });

  it('refuses settings that a service does not have, secrets, and what is for development', () => {
    const member = services.find(({ name }) => name === 'member');
    if (!member) throw new Error('There is no member service.');
    const having = (settings: Record<string, string>) => () =>
      deployedEnvironment(member, services, {
        ...installation,
        settings: { ...installation.settings, member: settings },
      });
    expect(having({ HOLD_DAY: '7' })).toThrow('it has no HOLD_DAY');
    expect(having({ PLAID_SECRET: 'x' })).toThrow('PLAID_SECRET is a secret');
    expect(having({ DEMO_TRIGGERS: 'true' })).toThrow('for development only');
    expect(having({})).toThrow('Nobody says what MAIL_FROM of member is');
  });
});

describe('deployedServices', () => {
  it('finds whom a service calls by its configuration', () => {
    const calls = Object.fromEntries(
      services.map((service) => [service.name, service.calls.toSorted()]),
    );
    expect(calls['member']).toEqual(['onboarding', 'public']);
    expect(calls['gateway']).toEqual(
      services
        .map(({ name }) => name)
        .filter((name) => name !== 'gateway')
        .toSorted(),
    );
  });
});
