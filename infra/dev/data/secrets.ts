import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import writeFileAtomic from 'write-file-atomic';

/** PEM texts in base64, as the services' environment has them. */
export type KeyPair = { privateKey: string; publicKey: string };

export type Secrets = {
  /** Signs CSRF tokens: 32 bytes in base64. */
  sessionSecret: string;
  /** Encrypts the providers' tokens: 32 bytes in base64. */
  dataKey: string;
  /** What a service's link tokens and codes are made with: 32 bytes in base64, by service. */
  tokenKeys: Record<string, string>;
  /** Ed25519, by issuer. */
  keys: Record<string, KeyPair>;
  /** By service, for its database role. */
  rolePasswords: Record<string, string>;
};

/**
 * The secrets of this installation, read from `file`. What is missing, as for a
 * new service, is made up and written; what is there is never changed, because
 * stored data depends on it.
 */
export async function readSecrets(
  file: string,
  needed: { issuers: string[]; roles: string[] },
): Promise<Secrets> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  const secrets = completed(JSON.parse(text) as Partial<Secrets>, needed);
  const complete = `${JSON.stringify(secrets, null, 2)}\n`;
  if (complete !== text) await writeFileAtomic(file, complete, { mode: 0o600 });
  return secrets;
}

function completed(
  known: Partial<Secrets>,
  needed: { issuers: string[]; roles: string[] },
): Secrets {
  const secrets: Secrets = {
    sessionSecret: known.sessionSecret ?? randomBytes(32).toString('base64'),
    dataKey: known.dataKey ?? randomBytes(32).toString('base64'),
    tokenKeys: { ...known.tokenKeys },
    keys: { ...known.keys },
    rolePasswords: { ...known.rolePasswords },
  };
  for (const issuer of needed.issuers) secrets.keys[issuer] ??= generateKeyPair();
  for (const role of needed.roles) {
    secrets.tokenKeys[role] ??= randomBytes(32).toString('base64');
    secrets.rolePasswords[role] ??= randomBytes(24).toString('base64url');
  }
  return secrets;
}

function generateKeyPair(): KeyPair {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const inBase64 = (pem: string) => Buffer.from(pem).toString('base64');
  return { privateKey: inBase64(privateKey), publicKey: inBase64(publicKey) };
}
