import {
  TOKEN_LIFETIME_MS,
  tokenSigner,
  type Clock,
  type IdentityClaims,
} from '@reset/service-kit';
import { hash } from 'node:crypto';
import type { Session } from '#features/session/session.ts';

const RENEW_BEFORE_MS = 15_000;
const MAX_TOKENS = 20_000;

/** Who calls: somebody signed in, or a visitor known by nothing but an id. */
export type Caller = ({ kind: 'user'; session: Session } | { kind: 'visitor'; id: string }) & {
  /** The browser's, null when it is not known. */
  deviceId: string | null;
};

export type IdentitySigner = (caller: Caller, audience: string) => string;

/**
 * Signs who calls, for one service at a time. Signing costs some 40 µs and each
 * new token makes the service verify anew, so a token is used again while it has
 * 15 of its 60 seconds left.
 */
export function identitySigner(privateKey: string, clock: Clock): IdentitySigner {
  const audiences = new Map<string, (caller: Caller) => string>();
  return (caller, audience) => {
    let sign = audiences.get(audience);
    if (!sign) audiences.set(audience, (sign = signerFor(audience, privateKey, clock)));
    return sign(caller);
  };
}

function signerFor(audience: string, privateKey: string, clock: Clock): (caller: Caller) => string {
  const tokens = new Map<string, { token: string; until: number }>();
  const sign = tokenSigner({ type: 'reset-identity+jwt', issuer: 'gateway', audience, privateKey });
  return (caller) => {
    const id = keyOf(caller);
    const now = clock.now().getTime();
    const known = tokens.get(id);
    if (known && now < known.until) return known.token;
    const token = sign(claimsOf(caller));
    tokens.delete(id);
    tokens.set(id, { token, until: now + TOKEN_LIFETIME_MS - RENEW_BEFORE_MS });
    if (tokens.size > MAX_TOKENS) dropOldest(tokens);
    return token;
  };
}

function claimsOf(caller: Caller): IdentityClaims {
  const device = caller.deviceId === null ? {} : { dev: caller.deviceId };
  if (caller.kind === 'visitor') return { sid: caller.id, roles: [], mfa: null, ...device };
  const { id, userId, realUserId, roles, secondFactorAt } = caller.session;
  return {
    sid: id,
    sub: userId,
    real: realUserId,
    roles,
    mfa: secondFactorAt && Math.floor(secondFactorAt.getTime() / 1000),
    ...device,
  };
}

// A session's cookie may come with another device's: what is said of the one is
// never said of the other.
function keyOf(caller: Caller): string {
  const id = caller.kind === 'user' ? caller.session.id : caller.id;
  return caller.deviceId === null ? id : `${id} ${caller.deviceId}`;
}

function dropOldest(tokens: Map<string, unknown>): void {
  for (const id of tokens.keys()) {
    tokens.delete(id);
    return;
  }
}

/**
 * The id under which services know a visitor: derived from the cookie, so that
 * it stays the same without being stored, and not the cookie itself, so that
 * nobody who reads it in a log becomes that visitor.
 */
export const visitorId = (cookie: string | null): string =>
  cookie === null ? 'none' : hash('sha256', `visitor ${cookie}`, 'base64url');
