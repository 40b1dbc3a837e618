import { describe, expect, it } from '@jest/globals';
import { fixedClock } from '@reset/service-kit/testing';
import { signSynctera, SYNCTERA_SECRET } from '#testing/sign-synctera.ts';
import { syncteraWebhooks } from './webhook.ts';

const NOW = new Date('2026-11-20T20:00:00Z');
// printf '860814460.{}' | openssl dgst -sha256 -hmac TEST_KEY
const DIGEST = '8e4f93fbc85416245bf13f3d1be3d53a000f6c4420267d2ccd7fd0b5f305eae3';
const clock = fixedClock(NOW.toISOString());
const secondsAgo = (seconds: number) => new Date(NOW.getTime() - seconds * 1_000);
const delivered = (changes: { at?: Date; secrets?: readonly string[] } = {}) => {
  const { payload, headers } = signSynctera('{"type":"CARD.UPDATED"}', { at: NOW, ...changes });
  return { body: Buffer.from(payload), headers: headers as Record<string, string> };
};
const isGenuine = (delivery: ReturnType<typeof delivered>, secret = SYNCTERA_SECRET) =>
  syncteraWebhooks(secret, clock)(delivery);
const withHeaders = (changes: Record<string, string>) => {
  const { body, headers } = delivered();
  return { body, headers: { ...headers, ...changes } };
};

describe('syncteraWebhooks', () => {
  it('knows what Synctera signed at most five minutes ago', async () => {
    expect(await isGenuine(delivered())).toBe(true);
    expect(await isGenuine(delivered({ at: secondsAgo(300) }))).toBe(true);
    expect(await isGenuine(delivered({ at: secondsAgo(301) }))).toBe(false);
    expect(await isGenuine(delivered({ at: secondsAgo(-301) }))).toBe(false);
  });

  it('agrees with a digest that was computed elsewhere', async () => {
    const then = syncteraWebhooks('TEST_KEY', fixedClock('1997-04-12T03:07:40Z'));
    const headers = { 'request-timestamp': '860814460', 'synctera-signature': DIGEST };
    expect(await then({ body: Buffer.from('{}'), headers })).toBe(true);
  });

  it('knows its secret beside another, whichever comes first', async () => {
    for (const secrets of [
      ['new', SYNCTERA_SECRET],
      [SYNCTERA_SECRET, 'old'],
    ]) {
      expect(await isGenuine(delivered({ secrets }))).toBe(true);
    }
    expect(await isGenuine(delivered({ secrets: ['new', 'old'] }))).toBe(false);
  });

  it('knows nothing by another secret, and nothing at all without one', async () => {
    expect(await isGenuine(delivered({ secrets: ['other'] }))).toBe(false);
    expect(await isGenuine(delivered({ secrets: [''] }), '')).toBe(false);
  });

  it('looks at every byte of the body', async () => {
    const { body, headers } = delivered();
    for (const index of body.keys()) {
      const changed = Buffer.from(body);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(await isGenuine({ body: changed, headers })).toBe(false);
    }
  });

  it.each([
    ['no signature', { 'synctera-signature': '' }],
    ['a shorter one', { 'synctera-signature': '00' }],
    ['one in letters beyond ASCII', { 'synctera-signature': 'é'.repeat(32) }],
    ['a third one', { 'synctera-signature': Array(3).fill('0'.repeat(64)).join('.') }],
    ['no time', { 'request-timestamp': '' }],
    ['a time in words', { 'request-timestamp': NOW.toISOString() }],
    ['another time', { 'request-timestamp': String(NOW.getTime() / 1_000 - 1) }],
    ['a time without end', { 'request-timestamp': '9'.repeat(400) }],
  ])('refuses %s', async (_what, changes) => {
    expect(await isGenuine(withHeaders(changes))).toBe(false);
  });
});
