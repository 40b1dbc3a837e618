/** PEM text of the Ed25519 key that IDENTITY_PRIVATE_KEY holds in base64. */
export const parsePrivateKey = (encoded: string): string =>
  Buffer.from(encoded, 'base64').toString('utf8');

/**
 * Issuer to PEM text, from IDENTITY_PUBLIC_KEYS.
 * @throws when it is not a JSON object of strings
 */
export function parsePublicKeys(json: string): Map<string, string> {
  const parsed: unknown = JSON.parse(json);
  if (parsed === null || typeof parsed !== 'object' || Array.isArray(parsed)) {
    throw new Error('IDENTITY_PUBLIC_KEYS has to be a JSON object of issuer to key.');
  }
  return new Map(
    Object.entries(parsed).map(([issuer, encoded]) => [issuer, parsePrivateKey(String(encoded))]),
  );
}
