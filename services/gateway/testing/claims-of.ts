import type { IdentityClaims } from '@reset/service-kit';
import type { FakeService } from './fake-service.ts';

/** What the gateway said of the caller in a request that a service got. */
export function claimsOf(request: FakeService['requests'][number] | undefined): IdentityClaims {
  const token = String(request?.headers['x-reset-identity']);
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return JSON.parse(payload) as IdentityClaims;
}

/** What it said in the last request. */
export const lastClaims = ({ requests }: FakeService): IdentityClaims => claimsOf(requests.at(-1));
