import { createHash, createPublicKey } from 'node:crypto';

/** PEM text of the Ed25519 key that IDENTITY_PRIVATE_KEY holds in base64. */
export const parsePrivateKey = (encoded: string): string =>
  Buffer.from(encoded, 'base64').toString('utf8');

/** Whom this process believes: by issuer the keys that are taken, as PEM text by their ids. */
export type PublicKeys = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * A key's id, which its tokens carry, of the public key or of the private one that belongs to it:
 * it follows from the key, so that nobody has to give it a name.
 */
export function keyIdOf(pem: string): string {
  const spki = createPublicKey(pem).export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(spki).digest('base64url').slice(0, 16);
}

/**
 * Reads IDENTITY_PUBLIC_KEYS.
 * @throws when it is not a JSON object of keys or of lists of keys
 */
export function parsePublicKeys(json: string): PublicKeys {
  const parsed: unknown = JSON.parse(json);
  if (parsed === null || typeof parsed !== 'object' || Array.isArray(parsed)) {
    throw new Error('IDENTITY_PUBLIC_KEYS has to be a JSON object of issuer to keys.');
  }
  return new Map(
    Object.entries(parsed).map(([issuer, encoded]: [string, string | string[]]) => {
      const pems = [encoded].flat().map(parsePrivateKey);
      return [issuer, new Map(pems.map((pem) => [keyIdOf(pem), pem]))];
    }),
  );
}
