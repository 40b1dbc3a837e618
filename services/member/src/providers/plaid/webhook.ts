import Type, { type Static } from 'typebox';
import { createHash, timingSafeEqual } from 'node:crypto';
import { boundedLookup, type Clock, ProviderError } from '@reset/service-kit';
import { type CryptoKey, decodeJwt, decodeProtectedHeader, importJWK, jwtVerify } from 'jose';
import type { PlaidApi } from 'plaid';
import { RecordId } from '#providers/http/provider-fields.ts';
import { askPlaid } from './ask-plaid.ts';

const HEADER = 'plaid-verification';
/** How old a webhook may be. */
const MAX_SECONDS = 5 * 60;
/** How long a key is used before Plaid is asked whether it still holds. */
const KEY_HOLDS_MS = 60 * 60 * 1_000;
/** The most keys that are kept; Plaid has one or two. */
const MAX_KEYS = 20;
/** Key ids that nobody has seen yet and that Plaid is asked for; a new key is one of them. */
const NEW_KEYS_PER_MINUTE = 10;
/** Plaid's have some 400. */
const MAX_TOKEN_LENGTH = 2_048;

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
 * on demand, over the hash of these very bytes. Plaid is asked for a key only after all else fits,
 * and for keys that nobody has seen yet only so often: anybody may send such a token.
 * https://plaid.com/docs/api/webhooks/webhook-verification/
 * @throws ProviderError `unavailable` when Plaid cannot be asked for a key: nobody knows then
 */
export function plaidWebhooks(plaid: PlaidApi, clock: Clock) {
  const known = new Map<string, KnownKey>();
  const findKey = boundedLookup((kid) => askForKey(plaid, kid), {
    clock,
    callsPerMinute: NEW_KEYS_PER_MINUTE,
    exhausted: () => new ProviderError('Too many new keys in a minute', 'unavailable'),
  });

  async function keyOf(kid: string): Promise<KnownKey | null> {
    const now = clock.now().getTime();
    const kept = known.get(kid);
    if (kept && kept.askAgainAt > now) return kept;
    const answered = await findKey(kid, { isKnown: kept !== undefined });
    if (!answered) return null;
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
    const now = clock.now();
    if (typeof token !== 'string') return false;
    const claimed = claimedBy(token);
    if (!claimed || !isRecent(claimed.iat, now) || !isHashOf(body, claimed.hash)) return false;
    const key = await keyOf(claimed.kid);
    if (!key || (key.expiredAt !== null && key.expiredAt * 1_000 <= now.getTime())) return false;
    const claims = await jwtVerify(token, key.key, {
      algorithms: ['ES256'],
      maxTokenAge: MAX_SECONDS,
      currentDate: now,
    }).then(
      ({ payload }) => payload,
      () => null,
    );
    return claims !== null;
  };
}

/** null for a key that Plaid does not know. */
async function askForKey(
  plaid: PlaidApi,
  key_id: string,
): Promise<Static<typeof Key>['key'] | null> {
  try {
    const { key } = await askPlaid(Key, () => plaid.webhookVerificationKeyGet({ key_id }));
    return key.kid === key_id ? key : null;
  } catch (error) {
    if (error instanceof ProviderError && error.reason === 'refused') return null;
    throw error;
  }
}

/** What a token says of itself before anybody looks at its signature; null for what is none. */
function claimedBy(token: string): { kid: string; iat: unknown; hash: unknown } | null {
  if (token.length > MAX_TOKEN_LENGTH) return null;
  try {
    const { alg, kid } = decodeProtectedHeader(token);
    const { iat, request_body_sha256: hash } = decodeJwt(token);
    return alg === 'ES256' && kid && KEY_ID.test(kid) ? { kid, iat, hash } : null;
  } catch {
    return null;
  }
}

// Plaid's are UUIDs.
const KEY_ID = /^[\w-]{1,64}$/;

const isRecent = (iat: unknown, now: Date): boolean =>
  typeof iat === 'number' && Math.abs(now.getTime() / 1_000 - iat) <= MAX_SECONDS;

function isHashOf(body: Buffer, claimed: unknown): boolean {
  if (typeof claimed !== 'string' || !/^[0-9a-f]{64}$/.test(claimed)) return false;
  return timingSafeEqual(createHash('sha256').update(body).digest(), Buffer.from(claimed, 'hex'));
}
