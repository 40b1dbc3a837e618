import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';

/**
 * Encrypts secrets for one person each; another's row cannot be put in its place.
 * @param dataKeys keys of 32 bytes in base64, divided by commas: the first one encrypts, all decrypt
 */
export function secretCipher(dataKeys: string) {
  const keys = dataKeys.split(',').map(readKey);
  const [current = readKey('')] = keys;
  return {
    /** Text of the form keyId.iv.tag.ciphertext. */
    encrypt(secret: string, userId: string): string {
      const iv = randomBytes(12);
      const cipher = createCipheriv(ALGORITHM, current.key, iv).setAAD(Buffer.from(userId));
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return [current.id, ...[iv, cipher.getAuthTag(), sealed].map(toText)].join('.');
    },
    /** @throws when it was altered, or encrypted for another person or with a key that is not here */
    decrypt(encrypted: string, userId: string): string {
      const [sealedWith, iv, tag, sealed] = encrypted.split('.');
      const known = keys.find(({ id }) => id === sealedWith);
      if (!known || !iv || !tag || !sealed) throw new Error('Not one of our secrets.');
      const decipher = createDecipheriv(ALGORITHM, known.key, toBytes(iv))
        .setAAD(Buffer.from(userId))
        .setAuthTag(toBytes(tag));
      return Buffer.concat([decipher.update(toBytes(sealed)), decipher.final()]).toString('utf8');
    },
    /** What every secret begins with that is encrypted with the key in use. */
    currentPrefix: `${current.id}.`,
  };
}

export type SecretCipher = ReturnType<typeof secretCipher>;

/** The id says with which key a secret was sealed. */
function readKey(dataKey: string): { id: string; key: Buffer } {
  const key = Buffer.from(dataKey, 'base64');
  if (key.length !== 32) throw new Error('A data key has to be 32 bytes in base64.');
  return { id: createHash('sha256').update(key).digest('hex').slice(0, 8), key };
}

const toText = (bytes: Buffer) => bytes.toString('base64url');
const toBytes = (text: string) => Buffer.from(text, 'base64url');
