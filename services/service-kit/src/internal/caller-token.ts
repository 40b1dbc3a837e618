import type { PublicKeys } from '../config/keys.ts';
import { tokenReader } from '../tokens/token-reader.ts';
import { TOKEN_LIFETIME_MS, tokenSigner, type TokenType } from '../tokens/token-signer.ts';

const RENEW_BEFORE_MS = 15_000;

// Says what the token is for: the gateway's identity tokens have the same key and audience.
const TYPE: TokenType = 'reset-call+jwt';

/** A maker of the tokens by which one service calls another; each serves for a minute. */
export function callerSigner(from: string, to: string, privateKey: string): () => string {
  const sign = tokenSigner({ type: TYPE, issuer: from, audience: to, privateKey });
  let token = '';
  let renewAt = 0;
  return () => {
    if (Date.now() >= renewAt) {
      token = sign({});
      renewAt = Date.now() + TOKEN_LIFETIME_MS - RENEW_BEFORE_MS;
    }
    return token;
  };
}

/**
 * A reader of `Authorization: Bearer …` on internal routes: the calling
 * service's name, or null for what no known service signed for this one.
 */
export function callerReader(
  audience: string,
  publicKeys: PublicKeys,
): (authorization: string | undefined) => string | null {
  const read = tokenReader({ type: TYPE, audience, publicKeys, cache: 1_000 });
  return (authorization) => {
    const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];
    return token === undefined ? null : (read(token)?.iss ?? null);
  };
}
