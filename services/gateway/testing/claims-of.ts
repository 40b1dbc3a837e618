import type { IdentityClaims } from '@reset/service-kit';
import type { FakeService } from './fake-service.ts';

/** What the gateway said of the caller in the last request that this service got. */
export function lastClaims({ requests }: FakeService): IdentityClaims {
  const token = String(requests.at(-1)?.headers['x-reset-identity']);
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return JSON.parse(payload) as IdentityClaims;
}
