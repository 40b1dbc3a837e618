import { eventually, fixedClock, sharedProviderSandbox } from '@reset/service-kit/testing';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { systemClock } from '@reset/service-kit';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { startScriptedProvider } from '#testing/scripted-provider.ts';
import { plaidClient } from './ask-plaid.ts';
import { plaidWebhooks } from './webhook.ts';

const NOW = '2026-11-20T20:00:00Z';
const BODY = '{"webhook_code": "SYNC_UPDATES_AVAILABLE", "item_id": "item-1"}';

let scripted: Awaited<ReturnType<typeof startScriptedProvider>>;
let keys: { privateKey: CryptoKey; publicKey: CryptoKey };
let expiredAt: number | null = null;
const clock = fixedClock(NOW);

beforeAll(async () => {
  scripted = await startScriptedProvider();
  keys = await generateKeyPair('ES256', { extractable: true });
});
afterAll(() => scripted.stop());
beforeEach(async () => {
  clock.set(NOW);
  expiredAt = null;
  const jwk = await exportJWK(keys.publicKey);
  scripted.answer(() => ({
    body: {
      key: { ...jwk, alg: 'ES256', use: 'sig', kid: 'key-1', created_at: 1, expired_at: expiredAt },
      request_id: 'r',
    },
  }));
  scripted.requests.length = 0;
});

const client = (baseUrl = scripted.url) =>
  plaidClient({ baseUrl, clientId: 'id', secret: 'secret' });
const verifier = () => plaidWebhooks(client(), clock);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const signed = async (
  changes: { hash?: unknown; at?: string; kid?: string; key?: CryptoKey } = {},
) =>
  new SignJWT({ request_body_sha256: changes.hash ?? sha256(BODY) })
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: changes.kid ?? 'key-1' })
    .setIssuedAt(new Date(changes.at ?? NOW))
    .sign(changes.key ?? keys.privateKey);
const judge = (isGenuine: ReturnType<typeof verifier>, token: unknown, body = BODY) =>
  isGenuine({
    body: Buffer.from(body),
    headers: token === undefined ? {} : { 'plaid-verification': token },
  });

describe('plaidWebhooks', () => {
  it('knows what Plaid signed, and requests a key once', async () => {
    const isGenuine = verifier();
    expect(await judge(isGenuine, await signed())).toBe(true);
    expect(await judge(isGenuine, await signed())).toBe(true);
    expect(scripted.requests).toEqual(['/webhook_verification_key/get']);
  });

  it.each([
    ['nothing', async () => undefined],
    ['no token', async () => 'nonsense'],
    ['two tokens', async () => [await signed(), await signed()]],
    [
      'a token by another key',
      async () => signed({ key: (await generateKeyPair('ES256')).privateKey }),
    ],
    ['the hash of another body', () => signed({ hash: sha256('{}') })],
    ['a hash that is none', () => signed({ hash: 'x' })],
    ['a hash that is no text', () => signed({ hash: 7 })],
    ['a token of six minutes ago', () => signed({ at: '2026-11-20T19:53:59Z' })],
    ['a token of tomorrow', () => signed({ at: '2026-11-21T20:00:00Z' })],
    ['another key’s name', () => signed({ kid: 'key-2' })],
    [
      'a token that says it is not signed',
      async () => {
        const [, claims] = (await signed()).split('.');
        const head = Buffer.from('{"alg":"none","kid":"key-1"}').toString('base64url');
        return `${head}.${claims}.`;
      },
    ],
    [
      'a token signed with the public key as a secret',
      async () => {
        const secret = new TextEncoder().encode(JSON.stringify(await exportJWK(keys.publicKey)));
        return new SignJWT({ request_body_sha256: sha256(BODY) })
          .setProtectedHeader({ alg: 'HS256', kid: 'key-1' })
          .setIssuedAt(new Date(NOW))
          .sign(secret);
      },
    ],
  ])('does not take %s for Plaid’s', async (_what, token) => {
    expect(await judge(verifier(), await token())).toBe(false);
  });

  it('is for these very bytes', async () => {
    expect(await judge(verifier(), await signed(), BODY.replace(': ', ':'))).toBe(false);
    expect(await judge(verifier(), await signed(), '')).toBe(false);
  });

  it('refuses an expired key, and one that expires while it is kept', async () => {
    expiredAt = Date.parse(NOW) / 1000 - 1;
    expect(await judge(verifier(), await signed())).toBe(false);
    expiredAt = null;
    const isGenuine = verifier();
    expect(await judge(isGenuine, await signed())).toBe(true);
    expiredAt = Date.parse(NOW) / 1000 + 60;
    clock.set('2026-11-20T21:00:01Z');
    expect(await judge(isGenuine, await signed({ at: '2026-11-20T21:00:00Z' }))).toBe(false);
  });

  it('refuses a key that Plaid does not know, and cannot tell while Plaid is away', async () => {
    const unknown = {
      error_type: 'INVALID_INPUT',
      error_code: 'INVALID_WEBHOOK_VERIFICATION_KEY_ID',
    };
    scripted.answer(() => ({ status: 400, body: unknown }));
    expect(await judge(verifier(), await signed())).toBe(false);
    scripted.answer(() => ({ status: 500, body: {} }));
    await expect(judge(verifier(), await signed())).rejects.toMatchObject({
      reason: 'unavailable',
    });
  });
});

describe('what strangers send as a webhook', () => {
  const unknown = {
    status: 400,
    body: { error_type: 'INVALID_INPUT', error_code: 'INVALID_WEBHOOK_VERIFICATION_KEY_ID' },
  };
  /** A token in which all fits but its signature, by a key of this name. */
  const forged = (kid: string, at = NOW) => signed({ kid, at });

  it.each([
    ['another algorithm', async () => (await signed()).replace(/^[^.]+/, headOf({ alg: 'RS256' }))],
    ['no key', async () => (await signed()).replace(/^[^.]+/, headOf({ alg: 'ES256' }))],
    ['a key’s name that is none', () => signed({ kid: '../item/remove' })],
    ['a token that is too long', async () => `${await signed()}${'A'.repeat(2_048)}`],
    ['a token of six minutes ago', () => signed({ at: '2026-11-20T19:53:59Z' })],
    ['a token of tomorrow', () => signed({ at: '2026-11-21T20:00:00Z' })],
    ['the hash of another body', () => signed({ hash: sha256('{}') })],
  ])('costs Plaid no call with %s', async (_what, token) => {
    expect(await judge(verifier(), await token())).toBe(false);
    expect(scripted.requests).toEqual([]);
  });

  it('costs one call for each name of a key, however many come at one moment', async () => {
    scripted.answer(() => unknown);
    const isGenuine = verifier();
    const token = await forged('made-up');
    const judged = await Promise.all(Array.from({ length: 40 }, () => judge(isGenuine, token)));
    expect(new Set(judged)).toEqual(new Set([false]));
    expect(await judge(isGenuine, token)).toBe(false);
    expect(scripted.requests).toHaveLength(1);
  });

  it('costs ten calls a minute for names that are made up, and keeps no webhook of Plaid’s away', async () => {
    const isGenuine = verifier();
    expect(await judge(isGenuine, await signed())).toBe(true);
    scripted.requests.length = 0;
    scripted.answer(() => unknown);
    const sent = await Promise.allSettled(
      Array.from({ length: 60 }, async (_, index) => judge(isGenuine, await forged(`k${index}`))),
    );
    expect(scripted.requests).toHaveLength(9);
    expect(sent.filter(({ status }) => status === 'rejected')).toHaveLength(51);
    expect(await judge(isGenuine, await signed())).toBe(true);
  });

  const headOf = (head: object) => Buffer.from(JSON.stringify(head)).toString('base64url');
});

describe('the sandbox', () => {
  it('signs as Plaid does', async () => {
    const sandbox = await sharedProviderSandbox();
    const plaid = client(`${sandbox.url}/plaid`);
    const received: { headers: object; body: Buffer }[] = [];
    const server = createServer(async (request, response) => {
      const body = Buffer.concat(await request.toArray());
      received.push({ headers: request.headers, body });
      response.writeHead(204).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    await plaid.itemWebhookUpdate({
      access_token: 'access-sandbox-hourly_ach',
      webhook: `http://127.0.0.1:${port}/`,
    });
    await eventually(() => expect(received).toHaveLength(1));
    const isGenuine = plaidWebhooks(plaid, systemClock);
    const [webhook] = received;
    if (!webhook) throw new Error('Nothing was sent.');
    const headers = webhook.headers as Record<string, unknown>;
    expect(await isGenuine({ ...webhook, headers })).toBe(true);
    expect(
      await isGenuine({ headers, body: Buffer.concat([webhook.body, Buffer.from(' ')]) }),
    ).toBe(false);
    server.close();
    await sandbox.stop();
  });
});
