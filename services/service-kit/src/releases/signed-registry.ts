import { sign, verify } from 'node:crypto';
import type { Registry, SignedRegistry } from '@reset/api-contract/gateway/registry.ts';
import { canonicalJson } from '../commands/canonical-json.ts';
import { keyIdOf, parsePrivateKey } from '../config/keys.ts';

/** Why a registry is not believed: it has no signature, one by no key of ours, or was changed after it. */
export type SignatureFault = 'unsigned' | 'unknown_key' | 'changed';

/** Whose signatures of a registry are taken: PEM texts by their keys' ids. */
export type RegistryKeys = ReadonlyMap<string, string>;

/**
 * Reads REGISTRY_PUBLIC_KEYS: PEM texts in base64, by commas; several while keys are rotated.
 * @throws when one of them is no key
 */
export const parseRegistryKeys = (list: string): RegistryKeys =>
  new Map(
    list
      .split(',')
      .map(parsePrivateKey)
      .map((pem) => [keyIdOf(pem), pem]),
  );

/**
 * Signs what is live with Ed25519, over a text in which the order of names does not matter.
 * @param privateKey in PEM
 */
export function signRegistry(registry: Registry, privateKey: string): SignedRegistry {
  const { signature: _before, ...content } = registry as Registry & Partial<SignedRegistry>;
  const signature = sign(null, signedText(content), privateKey).toString('base64url');
  return { ...content, signature: `${keyIdOf(privateKey)}.${signature}` };
}

/**
 * Whether a registry is as one of `keys` signed it, whatever else was said about it on its way.
 * @returns null when it is
 */
export function signatureFault(
  { signature: signed, ...content }: Registry & Partial<SignedRegistry>,
  keys: RegistryKeys,
): SignatureFault | null {
  const [, id, signature] = /^([\w-]+)\.([\w-]+)$/.exec(String(signed ?? '')) ?? [];
  if (id === undefined || signature === undefined) return 'unsigned';
  const key = keys.get(id);
  if (key === undefined) return 'unknown_key';
  const holds = verify(null, signedText(content), key, Buffer.from(signature, 'base64url'));
  return holds ? null : 'changed';
}

const signedText = (content: object): Buffer => Buffer.from(canonicalJson(content));
