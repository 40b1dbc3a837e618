import { createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { socureWebhooks } from './webhook.ts';

const SECRET = 'shared';
const body = Buffer.from('{"event_type":"evaluation_completed"}');
const signed = (secret = SECRET) => createHmac('sha256', secret).update(body).digest('hex');
const isGenuine = (signature: string, { secret = SECRET, sent = body } = {}) =>
  socureWebhooks(secret)({ body: sent, headers: { 'x-socure-signature': signature } });

describe('socureWebhooks', () => {
  it('knows what Socure signed, byte by byte', async () => {
    expect(await isGenuine(signed())).toBe(true);
    for (const index of body.keys()) {
      const sent = Buffer.from(body);
      sent[index] = (sent[index] ?? 0) ^ 1;
      expect(await isGenuine(signed(), { sent })).toBe(false);
    }
  });

  it.each([
    ['none', ''],
    ['one by another secret', signed('other')],
    ['a shorter one', signed().slice(2)],
    ['one that is no hexadecimal', 'é'.repeat(64)],
    ['one in capitals', signed().toUpperCase()],
  ])('refuses %s', async (_what, signature) => {
    expect(await isGenuine(signature)).toBe(false);
  });

  it('knows nothing at all without a secret', async () => {
    expect(await isGenuine(signed(''), { secret: '' })).toBe(false);
  });
});
