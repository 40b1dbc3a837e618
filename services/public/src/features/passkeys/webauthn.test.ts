import { describe, expect, it } from '@jest/globals';
import { computingMs } from '@reset/service-kit/testing';
import { randomBytes } from 'node:crypto';
import { attestationCertificate } from '#testing/attestation-certificate.ts';
import { softwareAuthenticator, type Deviation } from '#testing/software-authenticator.ts';
import {
  authenticationOptions,
  challengeIn,
  readAssertion,
  readRegistration,
  registrationOptions,
  relyingPartyOf,
  userHandleOf,
} from './webauthn.ts';

const ORIGIN = 'https://app.example';
const party = relyingPartyOf(ORIGIN);
const USER = {
  id: '0199aaaa-0000-7000-8000-000000000001',
  email: 'rosa@example.com',
  firstName: 'Rosa',
  lastName: 'Marin',
};

function asked() {
  const challenge = randomBytes(32);
  return {
    challenge,
    create: registrationOptions(USER, { party, challenge, existing: [] }),
    get: authenticationOptions({ party, challenge, allowed: null }),
  };
}

/** Makes a passkey and answers what was read of it. */
function made(changes: Parameters<ReturnType<typeof softwareAuthenticator>['register']>[1] = {}) {
  const { challenge, create } = asked();
  const credential = softwareAuthenticator(ORIGIN).register(create, changes);
  return readRegistration(credential, { challenge, party });
}

/** Signs by a passkey and answers what was read of it. */
async function signed(changes: Deviation = {}, alter: object = {}) {
  const authenticator = softwareAuthenticator(ORIGIN);
  const first = asked();
  const passkey = await readRegistration(authenticator.register(first.create), {
    challenge: first.challenge,
    party,
  });
  if (!passkey) throw new Error('The passkey was not made.');
  const { challenge, get } = asked();
  const assertion = { ...authenticator.sign(get, changes), ...alter };
  return readAssertion(assertion, { challenge, party, publicKey: passkey.publicKey });
}

/** What is not as it was asked for, of either answer. */
const DEVIATIONS: [what: string, Deviation][] = [
  ['another origin', { origin: 'https://app.example.evil.example' }],
  ['the same host by another scheme', { origin: 'http://app.example' }],
  ['another relying party', { rpId: 'example' }],
  ['another challenge', { challenge: randomBytes(32).toString('base64url') }],
  ['nobody present', { userPresent: false }],
  ['nobody verified', { userVerified: false }],
];

describe('the relying party', () => {
  it('is the host of our own address', () => {
    expect(relyingPartyOf('http://localhost:8080')).toEqual({
      id: 'localhost',
      origin: 'http://localhost:8080',
    });
  });
});

describe('what is asked of an authenticator', () => {
  it('is a passkey that can be found without a name, verifies its user and attests nothing', () => {
    const { create, challenge } = asked();
    expect(create).toMatchObject({
      challenge: challenge.toString('base64url'),
      rp: { id: 'app.example', name: 'Reset' },
      user: { id: userHandleOf(USER.id), name: USER.email, display_name: 'Rosa Marin' },
      authenticator_selection: { resident_key: 'required', user_verification: 'required' },
      attestation: 'none',
      timeout: 300_000,
    });
    expect(Buffer.from(create.user.id, 'base64url')).toHaveLength(16);
  });

  it('is none of those that she has, and to sign by any, or by those alone', () => {
    const existing = [{ credentialId: Buffer.from('sixteen bytes ok'), transports: ['usb'] }];
    const descriptor = { type: 'public-key', id: 'c2l4dGVlbiBieXRlcyBvaw', transports: ['usb'] };
    const challenge = randomBytes(32);
    expect(registrationOptions(USER, { party, challenge, existing }).exclude_credentials).toEqual([
      descriptor,
    ]);
    expect(asked().get).not.toHaveProperty('allow_credentials');
    expect(
      authenticationOptions({ party, challenge, allowed: existing }).allow_credentials,
    ).toEqual([descriptor]);
  });
});

describe('challengeIn', () => {
  const clientData = (data: unknown) => Buffer.from(JSON.stringify(data)).toString('base64url');

  it('reads 32 bytes', async () => {
    const challenge = randomBytes(32);
    const read = await challengeIn(clientData({ challenge: challenge.toString('base64url') }));
    expect(read?.equals(challenge)).toBe(true);
  });

  it.each([
    ['no JSON', 'AAAA'],
    ['a list', clientData([])],
    ['null', clientData(null)],
    ['none', clientData({})],
    ['a number', clientData({ challenge: 7 })],
    ['another length', clientData({ challenge: randomBytes(31).toString('base64url') })],
    ['another spelling', clientData({ challenge: `${randomBytes(32).toString('base64')}` })],
    [
      'one of a frame of others',
      clientData({ challenge: randomBytes(32).toString('base64url'), crossOrigin: true }),
    ],
  ])('is null for %s', async (_what, data) => {
    expect(await challengeIn(data)).toBeNull();
  });
});

describe('a passkey that was made', () => {
  it('is read with its key and counter', async () => {
    expect(await made({ counter: 3 })).toEqual({
      credentialId: expect.any(Buffer),
      publicKey: expect.any(Buffer),
      counter: 3,
      transports: ['internal'],
    });
  });

  it.each([
    ...DEVIATIONS,
    ['the answer to another question', { type: 'webauthn.get' }],
    ['an id that could be guessed', { credentialId: randomBytes(15) }],
    ['a form that nobody knows', { format: 'unheard-of' }],
    ['a statement where there is none', { statement: new Map([['sig', new Uint8Array(8)]]) }],
    ['data that end too soon', { authData: randomBytes(40) }],
  ])('is refused for %s', async (_what, changes) => {
    expect(await made(changes)).toBeNull();
  });

  it('may vouch for itself, by a signature that is its own', async () => {
    expect(await made({ attestedBy: 'itself' })).not.toBeNull();
    const foreign = new Map<string, unknown>([
      ['alg', -7],
      ['sig', new Uint8Array(randomBytes(70))],
    ]);
    expect(await made({ format: 'packed', statement: foreign })).toBeNull();
  });

  it('takes keys of Ed25519, P-256 and RSA alone', async () => {
    const readBy = async (algorithm: Parameters<typeof softwareAuthenticator>[1]) => {
      const authenticator = softwareAuthenticator(ORIGIN, algorithm);
      const { challenge, create, get } = asked();
      const passkey = await readRegistration(authenticator.register(create), { challenge, party });
      const expected = { challenge, party, publicKey: passkey?.publicKey ?? Buffer.alloc(0) };
      return [passkey !== null, await readAssertion(authenticator.sign(get), expected)];
    };
    for (const taken of ['ES256', 'EdDSA', 'RS256'] as const) {
      expect([taken, await readBy(taken)]).toEqual([taken, [true, 1]]);
    }
    for (const refused of ['ES384', 'RS1'] as const) {
      expect([refused, await readBy(refused)]).toEqual([refused, [false, null]]);
    }
    const algorithms = asked().create.pub_key_cred_params.map(({ alg }) => alg);
    expect(algorithms).toEqual([-8, -7, -257]);
  });

  it('is refused with certificates, which nothing here looks up', async () => {
    expect(await made({ attestedBy: attestationCertificate() })).toBeNull();
    const certificates = new Map<string, unknown>([
      ['alg', -7],
      ['sig', new Uint8Array(64)],
      ['x5c', [new Uint8Array(600)]],
    ]);
    for (const format of [
      'packed',
      'fido-u2f',
      'tpm',
      'apple',
      'android-key',
      'android-safetynet',
    ]) {
      expect(await made({ format, statement: certificates })).toBeNull();
    }
  });

  it('is refused under another id than its own', async () => {
    const { challenge, create } = asked();
    const credential = softwareAuthenticator(ORIGIN).register(create);
    const other = { ...credential, id: randomBytes(32).toString('base64url') };
    expect(await readRegistration(other, { challenge, party })).toBeNull();
  });

  it.each([
    ['noise', randomBytes(6_000)],
    ['lists in lists', Buffer.alloc(6_000, 0x81)],
    ['a list that says to be long', Buffer.from('9bffffffffffffffff', 'hex')],
    ['a text that says to be long', Buffer.from('7bffffffffffffffff', 'hex')],
    ['nothing of it', Buffer.from('f6', 'hex')],
  ])('is refused for %s, and at once', async (_what, bytes) => {
    const { challenge, create } = asked();
    const credential = softwareAuthenticator(ORIGIN).register(create);
    const broken = { ...credential, attestation_object: bytes.toString('base64url') };
    const spentMs = await computingMs(async () =>
      expect(await readRegistration(broken, { challenge, party })).toBeNull(),
    );
    // Some milliseconds, the first time a few dozen; what believes such a length never ends.
    expect(spentMs).toBeLessThan(1_000);
  });
});

describe('what a passkey signed', () => {
  it('is read with how often it has signed', async () => {
    expect(await signed({ counter: 41 })).toBe(41);
    expect(await signed({ counter: 0 })).toBe(0);
  });

  it.each([...DEVIATIONS, ['the answer to another question', { type: 'webauthn.create' }]])(
    'is refused for %s',
    async (_what, changes) => {
      expect(await signed(changes as Deviation)).toBeNull();
    },
  );

  it.each([
    ['the signature of something else', { signature: randomBytes(70).toString('base64url') }],
    ['no signature', { signature: 'AA' }],
    ['data that end too soon', { authenticator_data: randomBytes(12).toString('base64url') }],
    ['other data than were signed', { authenticator_data: randomBytes(37).toString('base64url') }],
  ])('is refused with %s', async (_what, alter) => {
    expect(await signed({}, alter)).toBeNull();
  });

  it('is refused by another key', async () => {
    const [hers, other] = [softwareAuthenticator(ORIGIN), softwareAuthenticator(ORIGIN)];
    const { challenge, create, get } = asked();
    const passkey = await readRegistration(other.register(create), { challenge, party });
    hers.register(create);
    const { publicKey } = passkey ?? { publicKey: Buffer.alloc(0) };
    expect(await readAssertion(hers.sign(get), { challenge, party, publicKey })).toBeNull();
  });
});
