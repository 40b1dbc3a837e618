import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';

/** Encrypts secrets for one person each; another's row cannot be put in its place. */
export function secretCipher(dataKey: string) {
  const key = Buffer.from(dataKey, 'base64');
  if (key.length !== 32) throw new Error('DATA_KEY has to be 32 bytes in base64.');
  // Says with which key a secret was sealed, once there is a second one.
  const keyId = createHash('sha256').update(key).digest('hex').slice(0, 8);
  return {
    /** Text of the form keyId.iv.tag.ciphertext. */
    encrypt(secret: string, userId: string): string {
      const iv = randomBytes(12);
      const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(userId));
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return [keyId, ...[iv, cipher.getAuthTag(), sealed].map(toText)].join('.');
    },
    /** @throws when it was altered, or encrypted for another person or with another key */
    decrypt(encrypted: string, userId: string): string {
      const [sealedWith, iv, tag, sealed] = encrypted.split('.');
      if (sealedWith !== keyId || !iv || !tag || !sealed)
        throw new Error('Not one of our secrets.');
      const decipher = createDecipheriv(ALGORITHM, key, toBytes(iv))
        .setAAD(Buffer.from(userId))
        .setAuthTag(toBytes(tag));
      return Buffer.concat([decipher.update(toBytes(sealed)), decipher.final()]).toString('utf8');
    },
  };
}

export type SecretCipher = ReturnType<typeof secretCipher>;

const toText = (bytes: Buffer) => bytes.toString('base64url');
const toBytes = (text: string) => Buffer.from(text, 'base64url');
