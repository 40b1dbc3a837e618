import { createDecoder, createSigner, createVerifier } from 'fast-jwt';

const LIFETIME_MS = 60_000;
const RENEW_BEFORE_MS = 15_000;

// Says what the token is for: the gateway's identity tokens have the same key and audience.
const TYPE = 'reset-call+jwt';

/** A maker of the tokens by which one service calls another; each serves for a minute. */
export function callerSigner(from: string, to: string, privateKey: string): () => string {
  const sign = createSigner({
    key: privateKey,
    algorithm: 'EdDSA',
    iss: from,
    aud: to,
    header: { alg: 'EdDSA', typ: TYPE },
    expiresIn: LIFETIME_MS,
  });
  let token = '';
  let renewAt = 0;
  return () => {
    if (Date.now() >= renewAt) {
      token = sign({});
      renewAt = Date.now() + LIFETIME_MS - RENEW_BEFORE_MS;
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
  publicKeys: ReadonlyMap<string, string>,
): (authorization: string | undefined) => string | null {
  const decode = createDecoder();
  const verifiers = new Map(
    [...publicKeys].map(([issuer, key]) => [
      issuer,
      createVerifier({
        key,
        algorithms: ['EdDSA'],
        allowedIss: issuer,
        allowedAud: audience,
        checkTyp: TYPE,
        requiredClaims: ['exp'],
        cache: 1_000,
      }),
    ]),
  );
  return (authorization) => {
    const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];
    if (!token) return null;
    try {
      const { iss } = decode(token) as { iss?: string };
      const verify = iss === undefined ? undefined : verifiers.get(iss);
      if (!verify || iss === undefined) return null;
      verify(token);
      return iss;
    } catch {
      return null;
    }
  };
}
