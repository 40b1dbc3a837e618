import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import writeFileAtomic from 'write-file-atomic';

/** PEM texts in base64, as the services' environment has them. */
export type KeyPair = { privateKey: string; publicKey: string };

/** The first makes tokens, all are taken: two while keys are rotated. */
export type Rotated<Key> = [Key, ...Key[]];

/** `announced`: the new key is taken and not used yet. `signing`: it is used, the old one taken still. */
export type Rotation = 'announced' | 'signing';

export type Secrets = {
  /** Signs CSRF tokens: 32 bytes in base64. */
  sessionSecret: string;
  /** Encrypts the providers' tokens: 32 bytes in base64. */
  dataKey: string;
  /** Encrypt what applicants tell of themselves: 32 bytes in base64 each; the first is used. */
  personalDataKeys: Rotated<string>;
  /** P-256 private keys by which browsers' push services know us: 32 bytes in base64url each. */
  pushKeys: Rotated<string>;
  /** What a service's link tokens and codes are made with: 32 bytes in base64 each, by service. */
  tokenKeys: Record<string, Rotated<string>>;
  /** Ed25519, for what is live of shell and remotes. */
  registryKeys: Rotated<KeyPair>;
  /** Ed25519, by issuer. */
  keys: Record<string, Rotated<KeyPair>>;
  /** How far the rotation of all these keys has come; null while there is none. */
  rotation: Rotation | null;
  /** By service, for its database role. */
  rolePasswords: Record<string, string>;
};

/**
 * The secrets of this installation, read from `file`. What is missing, as for a
 * new service, is made up and written; what is there is never changed here, because
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
  const secrets = completed(JSON.parse(text) as Known, needed);
  const complete = toText(secrets);
  if (complete !== text) await writeFileAtomic(file, complete, { mode: 0o600 });
  return secrets;
}

// As it was written before keys could be rotated: one of each.
type Known = Partial<Omit<Secrets, 'tokenKeys' | 'keys'>> & {
  tokenKeys?: Record<string, string | Rotated<string>>;
  keys?: Record<string, KeyPair | Rotated<KeyPair>>;
};

function completed(known: Known, needed: { issuers: string[]; roles: string[] }): Secrets {
  const secrets: Secrets = {
    sessionSecret: generateTokenKey(),
    dataKey: generateTokenKey(),
    personalDataKeys: [generateTokenKey()],
    pushKeys: [generatePushKey()],
    registryKeys: [generateKeyPair()],
    rotation: null,
    ...known,
    tokenKeys: mapValues(known.tokenKeys ?? {}, (keys) => [keys].flat() as Rotated<string>),
    keys: mapValues(known.keys ?? {}, (pairs) => [pairs].flat() as Rotated<KeyPair>),
    rolePasswords: { ...known.rolePasswords },
  };
  for (const issuer of needed.issuers) secrets.keys[issuer] ??= [generateKeyPair()];
  for (const role of needed.roles) {
    secrets.tokenKeys[role] ??= [generateTokenKey()];
    secrets.rolePasswords[role] ??= randomBytes(24).toString('base64url');
  }
  return secrets;
}

/**
 * Takes the keys of all issuers, of all links and of the registry one step further, and writes them to `file`: a new
 * one is announced; then it makes the tokens; then the old one is retired. Between two steps every
 * process has to start anew, so that none meets a token by a key that it does not take.
 * @returns how far the rotation has come; null when it is over
 */
export async function rotateKeys(file: string): Promise<Rotation | null> {
  const secrets = await readSecrets(file, { issuers: [], roles: [] });
  const step = STEPS[secrets.rotation ?? 'none'];
  const rotated: Secrets = {
    ...secrets,
    keys: mapValues(secrets.keys, (pairs) => step.take(pairs, generateKeyPair)),
    registryKeys: step.take(secrets.registryKeys, generateKeyPair),
    tokenKeys: mapValues(secrets.tokenKeys, (keys) => step.take(keys, generateTokenKey)),
    // The ones before stay until the next rotation: what they encrypted is encrypted anew meanwhile, and
    // browsers subscribe anew.
    ...(step.leadsTo !== null && {
      personalDataKeys: step.take(secrets.personalDataKeys, generateTokenKey),
      pushKeys: step.take(secrets.pushKeys, generatePushKey),
    }),
    rotation: step.leadsTo,
  };
  await writeFileAtomic(file, toText(rotated), { mode: 0o600 });
  return step.leadsTo;
}

type Step = {
  leadsTo: Rotation | null;
  take: <Key>(keys: Rotated<Key>, generate: () => Key) => Rotated<Key>;
};

// What came to be in the middle of a rotation, as for a new service, has one key at every step.
const STEPS: Record<Rotation | 'none', Step> = {
  none: { leadsTo: 'announced', take: ([old], generate) => [old, generate()] },
  announced: { leadsTo: 'signing', take: ([old, next]) => (next ? [next, old] : [old]) },
  signing: { leadsTo: null, take: ([signing]) => [signing] },
};

const mapValues = <From, To>(record: Record<string, From>, map: (value: From) => To) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));

const toText = (secrets: Secrets): string => `${JSON.stringify(secrets, null, 2)}\n`;

// Any number below the order of the curve, as all but one in four billion are.
const generatePushKey = (): string => randomBytes(32).toString('base64url');

const generateTokenKey = (): string => randomBytes(32).toString('base64');

function generateKeyPair(): KeyPair {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const inBase64 = (pem: string) => Buffer.from(pem).toString('base64');
  return { privateKey: inBase64(privateKey), publicKey: inBase64(publicKey) };
}
