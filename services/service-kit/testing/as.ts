import { IDENTITY_HEADER, type IdentityClaims } from '../src/http/identity.ts';
import { callerSigner } from '../src/internal/caller-token.ts';
import { newId } from '../src/new-id.ts';
import { TOKEN_LIFETIME_MS, tokenSigner } from '../src/tokens/token-signer.ts';
import { testKeys } from './test-keys.ts';

/* Headers for app.inject: who asks, as the gateway or another service would say it. */

type Options = { audience: string; signedBy?: string; expiresInMs?: number };
type PersonOptions = Options & {
  /** At the gateway; everybody's is the same unless it is named. */
  sessionId?: string;
  /** The browser's; none unless it is named. */
  deviceId?: string;
  secondFactorAt?: Date;
};

function withClaims(claims: IdentityClaims, { audience, signedBy, expiresInMs }: Options) {
  const { privatePem: privateKey } = testKeys(signedBy ?? 'gateway');
  const sign = tokenSigner({ type: 'reset-identity+jwt', issuer: 'gateway', audience, privateKey });
  // A token of the past is dated back: it has a minute from when it was made.
  const iat = Math.floor(
    (Date.now() + (expiresInMs ?? TOKEN_LIFETIME_MS) - TOKEN_LIFETIME_MS) / 1_000,
  );
  return { [IDENTITY_HEADER]: sign({ ...claims, iat }) };
}

const SESSION = 'test-session';

/** A signed-in member calling `audience`. */
export const asMember = (userId: string, options: PersonOptions) =>
  withClaims({ ...claimsOf(options), sub: userId, real: userId, roles: ['member'] }, options);

/** A signed-in member of staff calling `audience`. */
export const asStaff = (userId: string, options: PersonOptions) =>
  withClaims(
    { ...claimsOf(options), sub: userId, real: userId, roles: ['member', 'admin'] },
    options,
  );

/** A member of staff who views the product as this member, calling `audience`. */
export const asViewer = (userId: string, staffId: string, options: PersonOptions) =>
  withClaims({ ...claimsOf(options), sub: userId, real: staffId, roles: ['viewer'] }, options);

/** Somebody without a session calling `audience`. */
export const asVisitor = (options: PersonOptions) =>
  withClaims({ ...claimsOf(options), roles: [] }, options);

const claimsOf = ({ sessionId = SESSION, deviceId, secondFactorAt }: PersonOptions) => ({
  sid: sessionId,
  mfa: secondFactorAt ? Math.floor(secondFactorAt.getTime() / 1000) : null,
  ...(deviceId === undefined ? {} : { dev: deviceId }),
});

/** Another service calling `audience`; `signedBy` another key makes it a forgery. */
export const asCaller = (from: string, { audience, signedBy }: Options) => ({
  authorization: `Bearer ${callerSigner(from, audience, testKeys(signedBy ?? from).privatePem)()}`,
});

/** Headers of everybody whom a route for people refuses: without the gateway's word, or by a false one. */
export function asStrangers({ audience }: Pick<Options, 'audience'>): Record<string, string>[] {
  const userId = newId();
  return [
    {},
    { [IDENTITY_HEADER]: 'nonsense' },
    asVisitor({ audience }),
    asStaff(userId, { audience: 'stranger' }),
    asStaff(userId, { audience, signedBy: 'public' }),
    asStaff(userId, { audience, expiresInMs: -60_000 }),
    asCaller('operator', { audience }),
  ];
}
