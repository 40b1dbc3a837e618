import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { findSecrets } from './secrets.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const inBase64 = (text: string | Buffer) => Buffer.from(text).toString('base64');
// Put together here, so that the check does not find them in this file.
const ofGitHub = `gh${'p_'}${'a1B2c3D4e5'.repeat(4).slice(0, 36)}`;
const ofSlack = ['xoxb', '123456789012', '1234567890123', 'AbCdEfGhIjKlMnOpQrStUvWx'].join('-');

const found = async (text: string, path = 'services/member/src/config.ts') =>
  (await findSecrets(path, `one\ntwo ${text}\nthree`)).map(({ line, what }) => ({ line, what }));

describe('findSecrets', () => {
  it.each([
    ['a token of GitHub', ofGitHub],
    ['a token of Slack', ofSlack],
    [
      'a database with its password',
      `postgres${'://'}app:${'hunter2pass'}@db.internal.corp:5432/x`,
    ],
  ])('finds %s', async (_what, secret) => {
    expect(await found(`const a = '${secret}'`)).toEqual([
      expect.objectContaining({ line: 2, what: expect.stringContaining('@secretlint/') }),
    ]);
  });

  it('finds a private key', async () => {
    expect(await found(pem)).toHaveLength(1);
  });

  it.each([
    ['as the environment of a service has it', inBase64(pem)],
    ['as PKCS #8', inBase64(privateKey.export({ type: 'pkcs8', format: 'der' }))],
  ])('finds one in base64, %s', async (_what, encoded) => {
    expect(await found(`KEY=${encoded}`)).toEqual([{ line: 2, what: 'a private key in base64' }]);
  });

  it('never repeats what it has found', async () => {
    expect(JSON.stringify(await found(ofGitHub))).not.toContain(ofGitHub.slice(4));
  });

  it('leaves public keys, hashes and pictures alone', async () => {
    const spki = publicKey.export({ type: 'spki', format: 'pem' }).toString();
    const text = `${spki} ${inBase64(spki)} sha512-${inBase64(Buffer.alloc(64, 7))} M${'A'.repeat(90)}`;
    expect(await found(text)).toEqual([]);
  });
});
