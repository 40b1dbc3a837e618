import { importJWK, jwtVerify } from 'jose';
import { Refused } from '#http/refusals.ts';
import { noVapid, otherSender } from './push-refusals.ts';

const POINT_BYTES = 65;
const MAX_AGE_SECONDS = 86_400;

/**
 * Whether a message comes from whom the browser subscribed to: RFC 8292, by the real time.
 * @param about.audience the push service's own origin
 * @param about.publicKey with which the browser subscribed
 * @throws Refused
 */
export async function checkVapid(
  authorization: string | undefined,
  { audience, publicKey }: { audience: string; publicKey: string },
): Promise<void> {
  const [, token, key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization ?? '') ?? [];
  if (token === undefined || key === undefined) throw new Refused(noVapid);
  if (key !== publicKey) throw new Refused(otherSender);
  const claims = await verify(token, key, audience);
  const lasts = (claims.exp ?? 0) - Date.now() / 1_000;
  if (lasts > MAX_AGE_SECONDS || !/^(mailto:|https:)/.test(claims.sub ?? '')) {
    throw new Refused(noVapid);
  }
}

async function verify(token: string, key: string, audience: string) {
  try {
    const { payload } = await jwtVerify(token, await importJWK(jwkOf(key), 'ES256'), {
      audience,
      requiredClaims: ['exp'],
    });
    return payload;
  } catch {
    throw new Refused(noVapid);
  }
}

/** @param key an uncompressed point in base64url */
function jwkOf(key: string) {
  const point = Buffer.from(key, 'base64url');
  if (point.length !== POINT_BYTES) throw new Error('That is no uncompressed point');
  const half = (from: number) => point.subarray(from, from + 32).toString('base64url');
  return { kty: 'EC', crv: 'P-256', x: half(1), y: half(33) };
}
