import Type, { type Static } from 'typebox';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Clock } from '@reset/service-kit';
import { type CryptoKey, decodeProtectedHeader, importJWK, jwtVerify } from 'jose';
import type { PlaidApi } from 'plaid';
import { RecordId } from '#providers/http/provider-fields.ts';
import { ProviderError } from '#providers/provider-error.ts';
import { askPlaid } from './ask-plaid.ts';

const HEADER = 'plaid-verification';
/** How old a webhook may be. */
const MAX_SECONDS = 5 * 60;
/** How long a key is used before Plaid is asked whether it still holds. */
const KEY_HOLDS_MS = 60 * 60 * 1_000;
/** The most keys that are kept; Plaid has one or two. */
const MAX_KEYS = 20;

const Key = Type.Object({
  key: Type.Object({
    alg: Type.Literal('ES256'),
    crv: Type.Literal('P-256'),
    kty: Type.Literal('EC'),
    kid: RecordId,
    x: RecordId,
    y: RecordId,
    /** Seconds; null while it holds. */
    expired_at: Type.Union([Type.Number(), Type.Null()]),
  }),
});

type KnownKey = { key: CryptoKey | Uint8Array; expiredAt: number | null; askAgainAt: number };
type Signed = { body: Buffer; headers: Readonly<Record<string, unknown>> };

/**
 * Tells whether Plaid itself sent this, at most five minutes ago: a JWT by a key that Plaid gives
 * on demand, over the hash of these very bytes.
 * https://plaid.com/docs/api/webhooks/webhook-verification/
 * @throws ProviderError `unavailable` when Plaid cannot be asked for a key: nobody knows then
 */
export function plaidWebhooks(plaid: PlaidApi, clock: Clock) {
  const known = new Map<string, KnownKey>();

  async function keyOf(kid: string): Promise<KnownKey | null> {
    const now = clock.now().getTime();
    const kept = known.get(kid);
    if (kept && kept.askAgainAt > now) return kept;
    const answered = await askForKey(plaid, kid);
    if (!answered || answered.kid !== kid) return null;
    const fresh = {
      key: await importJWK(answered, 'ES256'),
      expiredAt: answered.expired_at,
      askAgainAt: now + KEY_HOLDS_MS,
    };
    if (known.size >= MAX_KEYS) known.clear();
    known.set(kid, fresh);
    return fresh;
  }

  return async ({ body, headers }: Signed): Promise<boolean> => {
    const token = headers[HEADER];
    const kid = typeof token === 'string' ? kidOf(token) : null;
    if (typeof token !== 'string' || kid === null) return false;
    const key = await keyOf(kid);
    const now = clock.now();
    if (!key || (key.expiredAt !== null && key.expiredAt * 1_000 <= now.getTime())) return false;
    const claims = await jwtVerify(token, key.key, {
      algorithms: ['ES256'],
      maxTokenAge: MAX_SECONDS,
      currentDate: now,
    }).then(
      ({ payload }) => payload,
      () => null,
    );
    return claims !== null && isHashOf(body, claims['request_body_sha256']);
  };
}

/** null for a key that Plaid does not know. */
async function askForKey(
  plaid: PlaidApi,
  key_id: string,
): Promise<Static<typeof Key>['key'] | null> {
  try {
    return (await askPlaid(Key, () => plaid.webhookVerificationKeyGet({ key_id }))).key;
  } catch (error) {
    if (error instanceof ProviderError && error.reason === 'refused') return null;
    throw error;
  }
}

function kidOf(token: string): string | null {
  try {
    const { alg, kid } = decodeProtectedHeader(token);
    return alg === 'ES256' && kid && kid.length <= 255 ? kid : null;
  } catch {
    return null;
  }
}

function isHashOf(body: Buffer, claimed: unknown): boolean {
  if (typeof claimed !== 'string' || !/^[0-9a-f]{64}$/.test(claimed)) return false;
  return timingSafeEqual(createHash('sha256').update(body).digest(), Buffer.from(claimed, 'hex'));
}
