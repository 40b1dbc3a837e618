import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';

type KeyPair = { privatePem: string; publicPem: string };
const pairs = new Map<string, KeyPair>();

/** The Ed25519 keys of a named issuer in this test process, made when first asked for. */
export function testKeys(issuer: string): KeyPair {
  const known = pairs.get(issuer);
  if (known) return known;
  const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const pair = { privatePem: privateKey, publicPem: publicKey };
  pairs.set(issuer, pair);
  return pair;
}

const ISSUERS = ['gateway', 'public', 'onboarding', 'member', 'admin', 'operator'];
/** The partners that we really have. */
const PARTNERS_FOLDER = join(import.meta.dirname, '../../../partners');

const inBase64 = (pem: string) => Buffer.from(pem).toString('base64');

/** The part of a service's configuration that the kit reads, for `name` under test. */
export function testConfig(name: string) {
  return {
    NODE_ENV: 'test' as 'development' | 'test' | 'production',
    HOST: '127.0.0.1',
    PORT: 1,
    LOG_LEVEL: 'silent',
    OTEL_EXPORTER_OTLP_ENDPOINT: '',
    TRACE_SAMPLE_RATIO: 0,
    PRODUCT_TIME_FILE: '',
    RELEASE_STORE: '',
    DATABASE_URL: 'postgres://unused',
    ORIGIN: 'https://app.example',
    PARTNERS_FOLDER,
    TOKEN_KEY: Buffer.alloc(32, 7).toString('base64'),
    IDENTITY_PRIVATE_KEY: inBase64(testKeys(name).privatePem),
    IDENTITY_PUBLIC_KEYS: JSON.stringify(
      Object.fromEntries(ISSUERS.map((issuer) => [issuer, inBase64(testKeys(issuer).publicPem)])),
    ),
  };
}
