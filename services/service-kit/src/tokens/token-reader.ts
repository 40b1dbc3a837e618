import { createVerifier } from 'fast-jwt';
import type { PublicKeys } from '../config/keys.ts';
import { TOKEN_LIFETIME_MS, type TokenType } from './token-signer.ts';

/** By how much the clocks of two machines may differ. */
const CLOCKS_DIFFER_SECONDS = 5;

/** What every token has to say; one that leaves any of it out is none. */
type Claims = { iss: string; aud: string; iat: number; exp: number };
const CLAIMS = ['iss', 'aud', 'iat', 'exp'];

type Options = {
  type: TokenType;
  /** The service that reads. */
  audience: string;
  /** Of those who may sign such tokens. */
  publicKeys: PublicKeys;
  /** What it has to say beside that. */
  requiredClaims?: readonly string[];
  /** How many tokens that were verified are remembered. */
  cache: number;
};

/**
 * A reader of tokens of one type for one service: the claims, or null for what none of the issuers
 * signed by a key that is taken, for anybody else, or more than a minute ago.
 */
export function tokenReader(options: Options): (token: string) => Claims | null {
  const { type, audience, publicKeys, requiredClaims = [], cache } = options;
  const verifiers = new Map(
    [...publicKeys].flatMap(([issuer, keys]) =>
      [...keys].map(([keyId, key]) => [
        keyId,
        createVerifier({
          key,
          algorithms: ['EdDSA'],
          checkTyp: type,
          allowedIss: issuer,
          allowedAud: audience,
          requiredClaims: [...CLAIMS, ...requiredClaims],
          cache,
        }),
      ]),
    ),
  );
  return (token) => {
    try {
      const claims = verifiers.get(keyIdIn(token))?.(token) as Claims | undefined;
      return claims && isTimely(claims) && claims.aud === audience ? claims : null;
    } catch {
      return null;
    }
  };
}

function keyIdIn(token: string): string {
  const head = Buffer.from(token.slice(0, token.indexOf('.')), 'base64url').toString('utf8');
  return String((JSON.parse(head) as { kid?: unknown }).kid);
}

// That it has not run out is verified already; here, that it does not say so by itself.
const isTimely = ({ iat, exp }: Claims): boolean =>
  exp - iat <= TOKEN_LIFETIME_MS / 1_000 && iat <= Date.now() / 1_000 + CLOCKS_DIFFER_SECONDS;
