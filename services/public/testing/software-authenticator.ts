import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type {
  AddPasskeyRequest,
  AuthenticationOptions,
  PasskeyAssertion,
  RegistrationOptions,
} from '@reset/api-contract/public/passkeys.ts';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/* An authenticator with its browser, as WebAuthn Level 3 has them, for tests, without attestation. */

/** What goes wrong, or is somebody else's. */
export type Deviation = {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** In the client data: what the browser was asked to do. */
  type?: string;
  crossOrigin?: boolean;
  userPresent?: boolean;
  userVerified?: boolean;
  /** Of signatures; each is one more than the last unless it is named. */
  counter?: number;
  /** null leaves it out. */
  userHandle?: string | null;
};
type RegistrationDeviation = Deviation & {
  credentialId?: Buffer<ArrayBuffer>;
  format?: string;
  statement?: Map<string, unknown>;
  /** Who vouches for the key, in the format packed: itself, or its maker. */
  attestedBy?: 'itself' | { privateKey: KeyObject; certificate: Buffer };
  /** The authenticator data, whatever it would be. */
  authData?: Buffer;
};

type Credential = AddPasskeyRequest['credential'];

/**
 * @param origin the page's, from which it makes and uses its one passkey
 * @param algorithm by its name in COSE
 */
export function softwareAuthenticator(origin: string, algorithm: Algorithm = 'ES256') {
  const { generate, digest, coseOf } = ALGORITHMS[algorithm];
  const { publicKey, privateKey } = generate();
  let id = randomBytes(32);
  let owner: string | null = null;
  let signed = 0;

  return {
    /** Makes its passkey, as `navigator.credentials.create` would. */
    register(options: RegistrationOptions, changes: RegistrationDeviation = {}): Credential {
      id = changes.credentialId ?? id;
      owner = options.user.id;
      const rpId = changes.rpId ?? options.rp.id;
      const authData = Buffer.concat([
        authenticatorData({ rpId, counter: changes.counter ?? 0, isMade: true, ...changes }),
        Buffer.alloc(16),
        uint16(id.length),
        id,
        Buffer.from(isoCBOR.encode(coseOf(publicKey))),
      ]);
      const clientData = clientDataOf('webauthn.create', options, { origin, ...changes });
      const { attestedBy, format = attestedBy ? 'packed' : 'none' } = changes;
      const by = attestedBy === 'itself' ? { privateKey, certificate: null } : attestedBy;
      const statement = by ? statementOf(signedOf(authData, clientData), by) : new Map();
      const attestation = new Map<string, unknown>([
        ['fmt', format],
        ['attStmt', changes.statement ?? statement],
        ['authData', new Uint8Array(changes.authData ?? authData)],
      ]);
      return {
        id: id.toString('base64url'),
        client_data_json: clientData.toString('base64url'),
        attestation_object: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
        transports: ['internal'],
      };
    },

    /** Signs by its passkey, as `navigator.credentials.get` would. */
    sign(options: AuthenticationOptions, changes: Deviation = {}): PasskeyAssertion {
      signed = changes.counter ?? signed + 1;
      const rpId = changes.rpId ?? options.rp_id;
      const authData = authenticatorData({ rpId, isMade: false, ...changes, counter: signed });
      const clientData = clientDataOf('webauthn.get', options, { origin, ...changes });
      const signature = sign(digest, signedOf(authData, clientData), privateKey);
      const handle = changes.userHandle === undefined ? owner : changes.userHandle;
      return {
        id: id.toString('base64url'),
        client_data_json: clientData.toString('base64url'),
        authenticator_data: authData.toString('base64url'),
        signature: signature.toString('base64url'),
        ...(handle === null ? {} : { user_handle: handle }),
      };
    },
  };
}

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();

const signedOf = (authData: Buffer, clientData: Buffer): Buffer =>
  Buffer.concat([authData, sha256(clientData)]);

/** Of the format packed, by ES256. */
const statementOf = (
  data: Buffer,
  { privateKey, certificate }: { privateKey: KeyObject; certificate: Buffer | null },
): Map<string, unknown> =>
  new Map<string, unknown>([
    ['alg', -7],
    ['sig', new Uint8Array(sign('sha256', data, privateKey))],
    ...(certificate ? [['x5c', [new Uint8Array(certificate)]] as const] : []),
  ]);

function clientDataOf(
  kind: string,
  options: { challenge: string },
  { type = kind, challenge = options.challenge, origin, crossOrigin = false }: Deviation,
): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin }));
}

const [USER_PRESENT, USER_VERIFIED, ATTESTED_CREDENTIAL] = [0x01, 0x04, 0x40];

function authenticatorData({
  rpId,
  counter,
  isMade,
  userPresent = true,
  userVerified = true,
}: Deviation & { rpId: string; counter: number; isMade: boolean }): Buffer {
  const flags =
    (userPresent ? USER_PRESENT : 0) |
    (userVerified ? USER_VERIFIED : 0) |
    (isMade ? ATTESTED_CREDENTIAL : 0);
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

type CoseKey = Map<number, number | Uint8Array<ArrayBuffer>>;
type Algorithm = keyof typeof ALGORITHMS;

const bytes = (part = '') => new Uint8Array(Buffer.from(part, 'base64url'));

/** A key as COSE writes it: what is of its kind, and its parts from -1 on. */
const cose = (kty: number, alg: number, ...parts: (number | Uint8Array<ArrayBuffer>)[]): CoseKey =>
  new Map<number, number | Uint8Array<ArrayBuffer>>([
    [1, kty],
    [3, alg],
    ...parts.map((part, at) => [-1 - at, part] as const),
  ]);

const [OKP, EC2, RSA] = [1, 2, 3];
const jwk = (key: KeyObject) => key.export({ format: 'jwk' });

/** The keys that there are, and two that are not taken: of another curve, and with SHA-1. */
const ALGORITHMS = {
  ES256: {
    generate: () => generateKeyPairSync('ec', { namedCurve: 'P-256' }),
    digest: 'sha256',
    coseOf: (key: KeyObject) => cose(EC2, -7, 1, bytes(jwk(key).x), bytes(jwk(key).y)),
  },
  EdDSA: {
    generate: () => generateKeyPairSync('ed25519'),
    digest: null,
    coseOf: (key: KeyObject) => cose(OKP, -8, 6, bytes(jwk(key).x)),
  },
  RS256: {
    generate: () => generateKeyPairSync('rsa', { modulusLength: 2048 }),
    digest: 'sha256',
    coseOf: (key: KeyObject) => cose(RSA, -257, bytes(jwk(key).n), bytes(jwk(key).e)),
  },
  ES384: {
    generate: () => generateKeyPairSync('ec', { namedCurve: 'P-384' }),
    digest: 'sha384',
    coseOf: (key: KeyObject) => cose(EC2, -35, 2, bytes(jwk(key).x), bytes(jwk(key).y)),
  },
  RS1: {
    generate: () => generateKeyPairSync('rsa', { modulusLength: 2048 }),
    digest: 'sha1',
    coseOf: (key: KeyObject) => cose(RSA, -65535, bytes(jwk(key).n), bytes(jwk(key).e)),
  },
} as const;
