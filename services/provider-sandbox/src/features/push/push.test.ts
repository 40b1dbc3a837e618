import { createECDH, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { jsonClient } from '../../testing/json-client.ts';
import { startSandbox, type StartedSandbox } from '../../testing/start-sandbox.ts';
import { decryptMessage, p256dhOf } from './encrypted-message.ts';

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } };

const someKey = () => randomBytes(65).toString('base64url');
const control = () => jsonClient(sandbox.url);
const subscribe = async (public_key = someKey()) =>
  (await control()<Subscription>('POST', '/control/push/subscriptions', { public_key })).body;
const send = (endpoint: string, headers: Record<string, string>) =>
  fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', ...headers },
    body: randomBytes(64),
  });

describe('a browser of the sandbox', () => {
  it('gives out what PushManager.subscribe does', async () => {
    const { endpoint, keys } = await subscribe();
    expect(endpoint).toMatch(new RegExp(`^${sandbox.url}/push/[\\w-]{32}$`));
    expect(Buffer.from(keys.p256dh, 'base64url')).toHaveLength(65);
    expect(Buffer.from(keys.auth, 'base64url')).toHaveLength(16);
  });

  it('is told nothing by who does not prove to be whom it subscribed to', async () => {
    const key = someKey();
    const { endpoint } = await subscribe(key);
    const headers = { ttl: '60', 'content-encoding': 'aes128gcm' };
    expect((await send(endpoint, headers)).status).toBe(401);
    const forged = (k: string) => ({ ...headers, authorization: `vapid t=a.b.c, k=${k}` });
    expect((await send(endpoint, forged(key))).status).toBe(401);
    expect((await send(endpoint, forged(someKey()))).status).toBe(403);
    expect((await send(`${sandbox.url}/push/nothing`, headers)).status).toBe(404);
    const { body } = await control()<object[]>('GET', `/pushes.json?to=${endpoint}`);
    expect(body).toEqual([]);
  });
});

describe('decryptMessage', () => {
  it('reads the example of RFC 8291, appendix A', () => {
    const keys = {
      privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const body = Buffer.from(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
      'base64url',
    );
    expect(p256dhOf(keys)).toBe(
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    );
    expect(decryptMessage(body, keys)).toBe('When I grow up, I want to be a watermelon');
  });

  it('reads nothing that was encrypted for another browser', () => {
    const pair = createECDH('prime256v1');
    pair.generateKeys();
    const keys = {
      privateKey: randomBytes(32).toString('base64url'),
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const body = Buffer.concat([
      randomBytes(16),
      Buffer.from([0, 0, 16, 0, 65]),
      pair.getPublicKey(),
      randomBytes(48),
    ]);
    expect(() => decryptMessage(body, keys)).toThrow();
  });
});
