import { generateKeyPairSync } from 'node:crypto';
import { tmpdir } from 'node:os';
import type { Static, TObject } from 'typebox';
import { readConfig } from './read-config.ts';

/**
 * A configuration with which a service can be built and not run: what has no default gets a
 * placeholder that its schema accepts.
 */
export function placeholderConfig<Config extends TObject>(schema: Config): Static<Config> {
  const missing = (schema.required ?? []).filter((name) => !hasDefault(schema, name));
  return readConfig(schema, {
    ...Object.fromEntries(missing.map((name) => [name, placeholderOf(name)])),
    LOG_LEVEL: 'silent',
  });
}

const hasDefault = ({ properties }: TObject, name: string): boolean =>
  'default' in (properties[name] ?? {});

function placeholderOf(name: string): string {
  const known = PLACEHOLDERS[name];
  if (known) return known();
  return name.endsWith('_KEY') ? Buffer.alloc(32).toString('base64') : 'http://placeholder.invalid';
}

const base64Of = (pem: string | Buffer): string => Buffer.from(pem).toString('base64');

const PLACEHOLDERS: Record<string, () => string> = {
  PORT: () => '1',
  DATABASE_URL: () => 'postgres://placeholder.invalid',
  IDENTITY_PRIVATE_KEY: () =>
    base64Of(generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })),
  IDENTITY_PUBLIC_KEYS: () => '{}',
  REGISTRY_PUBLIC_KEYS: () =>
    base64Of(generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' })),
  RELEASE_STORE: tmpdir,
  MAIL_URL: () => 'smtp://placeholder.invalid',
  MAIL_FROM: () => 'placeholder@placeholder.invalid',
  SESSION_SECRET: () => Buffer.alloc(32).toString('base64'),
  PUSH_KEYS: () => Buffer.alloc(32, 1).toString('base64url'),
  TEXTS_FROM: () => '+10000000000',
  PARTNERS_FOLDER: () => new URL('../../../../partners', import.meta.url).pathname,
};
