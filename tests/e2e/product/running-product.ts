import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServicesFile } from '@reset/api-contract/gateway/services-file.ts';
import { internalClient, parsePrivateKey, type InternalClient } from '@reset/service-kit';
import { dataPaths } from '../../../infra/dev/data/data-folder.ts';
import type { Secrets } from '../../../infra/dev/data/secrets.ts';
import { OPERATOR_TIMEOUT_MS } from '../../../infra/dev/operator.ts';
import { patientClient } from '../../../infra/dev/patient-client.ts';
import type { Fault } from './front.ts';
import { people, type SeededPerson } from '../../../infra/dev/seed/people.ts';

/* The product that the browser tests use, as start-product.ts or RESET_URL names it. */

const variable = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: the product has not been started.`);
  return value;
};

/** The product's address. */
export const productUrl = (): string => variable('RESET_URL');

/** A seeded person by key. */
export function person(key: string): SeededPerson {
  const found = people.find((candidate) => candidate.key === key);
  if (!found) throw new Error(`Nobody in people.json is called ${key}.`);
  return found;
}

const secrets = (): Secrets =>
  JSON.parse(readFileSync(dataPaths(variable('RESET_DATA')).secrets, 'utf8')) as Secrets;

/** By whoever may sign: what a service checks identities with. */
export const publicKeys = (): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(secrets().keys).map(([issuer, pairs]) => [
      issuer,
      pairs.map(({ publicKey }) => publicKey),
    ]),
  );

type ServiceName = 'public' | 'onboarding' | 'member' | 'admin';

/** A caller of a service's internal commands, as whoever operates the product. */
export const operator = (service: ServiceName): InternalClient => callerOf('operator', service);

/** The same as the admin service, for what staff do. */
export const adminService = (service: ServiceName): InternalClient => callerOf('admin', service);

const callerOf = (from: string, to: ServiceName): InternalClient =>
  patientClient(
    internalClient({
      from,
      to,
      baseUrl: addressOf(to),
      privateKey: parsePrivateKey(secrets().keys[from]?.[0].privateKey ?? ''),
      timeoutMs: OPERATOR_TIMEOUT_MS,
    }),
  );

/** Where a service answers now: each release moves it. */
function addressOf(service: ServiceName): string {
  const file = readFileSync(join(releaseStore(), 'services.json'), 'utf8');
  const url = (JSON.parse(file) as ServicesFile).services[service]?.url;
  if (!url) throw new Error(`${service} is not in services.json.`);
  return url;
}

/** The number of a service's process, from the last time it said that it listens. */
export function processOf(service: string): number {
  const log = readFileSync(join(dataPaths(variable('RESET_DATA')).logs, `${service}.log`), 'utf8');
  const started = log.split('\n').findLast((line) => line.includes('"msg":"process.listening"'));
  if (!started) throw new Error(`${service} never said that it listens.`);
  return (JSON.parse(started) as { pid: number }).pid;
}

/** The folder of what is released. */
export const releaseStore = (): string => dataPaths(variable('RESET_DATA')).releases;

/** The process that starts ended services again. */
export function supervisorProcess(): number {
  const { pid } = JSON.parse(readFileSync(dataPaths(variable('RESET_DATA')).lock, 'utf8')) as {
    pid: number;
  };
  return pid;
}

/** Lets the network before the gateway fail, until it is told otherwise; an empty list mends it. */
export async function setFaults(faults: Fault[]): Promise<void> {
  await fetch(variable('RESET_FRONT_CONTROL'), { method: 'PUT', body: JSON.stringify(faults) });
}
