import { internalClient, parsePrivateKey, type InternalClient } from '@reset/service-kit';
import type { Secrets } from './data/secrets.ts';
import { patientClient } from './patient-client.ts';
import { OPERATOR } from './process-environment.ts';
import type { Settings } from './settings.ts';

/** Whoever operates it waits for a machine that has much to do. */
export const OPERATOR_TIMEOUT_MS = 60_000;

/** A caller of a service's internal commands, as whoever operates the product. */
export function operatorClient(settings: Settings, secrets: Secrets, to: string): InternalClient {
  const service = settings.services.find(({ name }) => name === to);
  const [key] = secrets.keys[OPERATOR] ?? [];
  if (!service || !key) throw new Error(`The operator cannot call ${to} here.`);
  const client = internalClient({
    from: OPERATOR,
    to,
    baseUrl: service.url,
    privateKey: parsePrivateKey(key.privateKey),
    timeoutMs: OPERATOR_TIMEOUT_MS,
  });
  return patientClient(client);
}
