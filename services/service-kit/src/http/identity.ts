import type { PublicKeys } from '../config/keys.ts';
import { tokenReader } from '../tokens/token-reader.ts';

export const IDENTITY_HEADER = 'x-reset-identity';

/** Who asks, as the gateway vouches for it. */
export type Identity =
  | {
      kind: 'visitor';
      sessionId: string;
      /** The browser, across sessions: a digest of its device cookie, null when it has none. */
      deviceId: string | null;
    }
  | {
      kind: 'user';
      sessionId: string;
      userId: string;
      /** Differs from userId while a member of staff views the product as a member. */
      realUserId: string;
      roles: readonly string[];
      /** When a second factor was last given; null when none was. */
      secondFactorAt: Date | null;
      deviceId: string | null;
    };

/** The identity token's claims, beside iss, aud, iat and exp. */
export type IdentityClaims = {
  sid: string;
  sub?: string;
  real?: string;
  roles: readonly string[];
  mfa: number | null;
  dev?: string;
};

/**
 * A reader of identity tokens meant for this service; null for anything that
 * the gateway did not sign for it or that has run out.
 */
export function identityReader(
  audience: string,
  publicKeys: PublicKeys,
): (token: string) => Identity | null {
  const read = tokenReader({
    type: 'reset-identity+jwt',
    audience,
    // Nobody else says who calls.
    publicKeys: new Map([['gateway', publicKeys.get('gateway') ?? new Map()]]),
    requiredClaims: ['sid'],
    cache: 10_000,
  });
  return (token) => {
    const claims = read(token);
    return claims && toIdentity(claims as typeof claims & IdentityClaims);
  };
}

function toIdentity(claims: IdentityClaims): Identity {
  const deviceId = claims.dev ?? null;
  if (!claims.sub) return { kind: 'visitor', sessionId: claims.sid, deviceId };
  return {
    kind: 'user',
    sessionId: claims.sid,
    userId: claims.sub,
    realUserId: claims.real ?? claims.sub,
    roles: claims.roles,
    secondFactorAt: claims.mfa === null ? null : new Date(claims.mfa * 1000),
    deviceId,
  };
}
