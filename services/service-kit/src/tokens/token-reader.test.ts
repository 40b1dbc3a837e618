import { createSigner } from 'fast-jwt';
import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { keyIdOf, parsePublicKeys } from '../config/keys.ts';
import { identityReader } from '../http/identity.ts';
import { callerReader } from '../internal/caller-token.ts';
import { tokenSigner, type TokenType } from './token-signer.ts';

type Pair = { privateKey: string; publicKey: string };
const newPair = (): Pair =>
  generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
const [old, next, admins] = [newPair(), newPair(), newPair()];

const keysOf = (gateway: Pair[]) =>
  parsePublicKeys(
    JSON.stringify({
      gateway: gateway.map(({ publicKey }) => Buffer.from(publicKey).toString('base64')),
      admin: Buffer.from(admins.publicKey).toString('base64'),
    }),
  );

/** Both kinds of tokens, and who reads them: the claims' issuer, or null. */
const KINDS: [TokenType, (keys: ReturnType<typeof keysOf>) => (token: string) => string | null][] =
  [
    [
      'reset-call+jwt',
      (keys) => {
        const read = callerReader('member', keys);
        return (token) => read(`Bearer ${token}`);
      },
    ],
    [
      'reset-identity+jwt',
      (keys) => {
        const read = identityReader('member', keys);
        return (token) => (read(token) ? 'gateway' : null);
      },
    ],
  ];

const nowSeconds = () => Math.floor(Date.now() / 1_000);

describe.each(KINDS)('a token %s', (type, readerWith) => {
  const read = readerWith(keysOf([old]));
  const whole = () => ({
    iss: 'gateway',
    aud: 'member',
    iat: nowSeconds(),
    exp: nowSeconds() + 60,
    sid: 's',
    roles: [],
    mfa: null,
  });
  const sign = (
    claims: object,
    { pair = old, header = {} }: { pair?: Pair; header?: object } = {},
  ) =>
    createSigner({
      key: pair.privateKey,
      algorithm: 'EdDSA',
      noTimestamp: !('iat' in claims),
      header: { alg: 'EdDSA', typ: type, kid: keyIdOf(pair.privateKey), ...header },
    })(claims);
  const signer = ({ privateKey }: Pair) =>
    tokenSigner({ type, issuer: 'gateway', audience: 'member', privateKey });
  const issue = (pair: Pair) => signer(pair)({ sid: 's', roles: [], mfa: null });

  it('is taken when it says all that it has to', () => {
    expect(read(sign(whole()))).toBe('gateway');
    expect(read(issue(old))).toBe('gateway');
  });

  it.each(['iss', 'aud', 'iat', 'exp'])('is refused without %s', (missing) => {
    const { [missing as 'iss']: _left, ...claims } = whole();
    expect(read(sign(claims))).toBeNull();
  });

  it.each([
    ['of another issuer', { iss: 'admin' }],
    ['for another service', { aud: 'public' }],
    ['for several services', { aud: ['member', 'public'] }],
    ['that has run out', { iat: nowSeconds() - 61, exp: nowSeconds() - 1 }],
    ['that would be good for an hour', { exp: nowSeconds() + 3_600 }],
    ['that was made an hour ago and is good still', { iat: nowSeconds() - 3_600 }],
    ['of tomorrow', { iat: nowSeconds() + 86_400, exp: nowSeconds() + 86_460 }],
    ['with a text for a time', { iat: 'now' }],
  ])('is refused %s', (_what, changes) => {
    expect(read(sign({ ...whole(), ...changes }))).toBeNull();
  });

  it.each([
    ['no name of a key', { kid: undefined }],
    ['a name of no key', { kid: 'nobody’s' }],
    ['another issuer’s key’s name', { kid: keyIdOf(admins.privateKey) }],
    ['another type', { typ: 'JWT' }],
    ['no type', { typ: undefined }],
  ])('is refused with %s', (_what, header) => {
    expect(read(sign(whole(), { header }))).toBeNull();
  });

  it.each(['', '.', 'a.b.c', 'bnVsbA.e30.', '{}'])('is not %j', (token) => {
    expect(read(token)).toBeNull();
  });

  it('is taken by the old key until that is retired, and by the new one from when it is announced', () => {
    const [before, announced, retired] = [[old], [old, next], [next]].map((pairs) =>
      readerWith(keysOf(pairs)),
    );
    expect(before?.(issue(next))).toBeNull();
    expect([announced?.(issue(old)), announced?.(issue(next))]).toEqual(['gateway', 'gateway']);
    expect(retired?.(issue(next))).toBe('gateway');
    expect(retired?.(issue(old))).toBeNull();
  });
});
