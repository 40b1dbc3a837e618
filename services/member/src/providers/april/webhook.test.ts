import { describe, expect, it } from '@jest/globals';
import { fixedClock } from '@reset/service-kit/testing';
import { APRIL_SECRET, signApril } from '#testing/tax-world.ts';
import { aprilWebhooks } from './webhook.ts';

const NOW = new Date('2027-02-01T20:00:00Z');
const clock = fixedClock(NOW.toISOString());
const BODY = '{"type":"tax_return.updated"}';
const secondsAgo = (seconds: number) => new Date(NOW.getTime() - seconds * 1_000);
const isGenuine = (signature: string, { body = Buffer.from(BODY), secret = APRIL_SECRET } = {}) =>
  aprilWebhooks(secret, clock)({ body, headers: { 'april-signature': signature } });
const signed = (at = NOW, secret = APRIL_SECRET) => signApril(BODY, secret, at);

describe('aprilWebhooks', () => {
  it('knows what April signed at most five minutes ago', async () => {
    expect(await isGenuine(signed())).toBe(true);
    expect(await isGenuine(signed(secondsAgo(300)))).toBe(true);
    expect(await isGenuine(signed(secondsAgo(301)))).toBe(false);
    expect(await isGenuine(signed(secondsAgo(-301)))).toBe(false);
  });

  it('agrees with a digest that was computed elsewhere', async () => {
    const then = aprilWebhooks('TEST_KEY', fixedClock('1997-04-12T03:07:40Z'));
    const digest = '8e4f93fbc85416245bf13f3d1be3d53a000f6c4420267d2ccd7fd0b5f305eae3';
    const headers = { 'april-signature': `t=860814460,v1=${digest}` };
    expect(await then({ body: Buffer.from('{}'), headers })).toBe(true);
  });

  it('knows nothing by another secret, and nothing at all without one', async () => {
    expect(await isGenuine(signed(NOW, 'other'))).toBe(false);
    expect(await isGenuine(signed(NOW, ''), { secret: '' })).toBe(false);
  });

  it('looks at every byte of the body', async () => {
    for (const index of Buffer.from(BODY).keys()) {
      const body = Buffer.from(BODY);
      body[index] = (body[index] ?? 0) ^ 1;
      expect(await isGenuine(signed(), { body })).toBe(false);
    }
  });

  it.each(['', 't=1', 'v1=00', `t=x,v1=${'0'.repeat(64)}`, `t=${'9'.repeat(400)},v1=00`])(
    'refuses %j',
    async (signature) => {
      expect(await isGenuine(signature)).toBe(false);
    },
  );
});
