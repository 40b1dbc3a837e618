import { createSigner } from 'fast-jwt';
import { keyIdOf } from '../config/keys.ts';

/** What a token says beside who signed it, for whom and when: `typ` of its header. */
export type TokenType =
  /** One service calls another. */
  | 'reset-call+jwt'
  /** The gateway says who calls. */
  | 'reset-identity+jwt';

/** No token is good for longer, and none is taken that says so. */
export const TOKEN_LIFETIME_MS = 60_000;

/** A maker of tokens from one service for another; each is good for a minute. */
export function tokenSigner(options: {
  type: TokenType;
  issuer: string;
  audience: string;
  /** PEM. */
  privateKey: string;
}): (claims: object) => string {
  const { type, issuer, audience, privateKey } = options;
  return createSigner({
    key: privateKey,
    kid: keyIdOf(privateKey),
    algorithm: 'EdDSA',
    header: { alg: 'EdDSA', typ: type },
    iss: issuer,
    aud: audience,
    expiresIn: TOKEN_LIFETIME_MS,
  });
}
