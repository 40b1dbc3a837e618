import { describe, expect, it } from '@jest/globals';
import { fixedClock } from '@reset/service-kit/testing';
import { SECRET, signedWebhook } from '#testing/payroll-world.ts';
import { pinwheelWebhooks } from './webhook.ts';

const NOW = new Date('2026-11-20T20:00:00Z');
const clock = fixedClock(NOW.toISOString());
const secondsAgo = (seconds: number) => new Date(NOW.getTime() - seconds * 1_000);
const delivered = (changes: { at?: Date; secret?: string } = {}) => {
  const { payload, headers } = signedWebhook('{"event":"shifts.added"}', { at: NOW, ...changes });
  return { body: Buffer.from(payload), headers: headers as Record<string, string> };
};
const isGenuine = (delivery: ReturnType<typeof delivered>, secret = SECRET) =>
  pinwheelWebhooks(secret, clock)(delivery);
const withHeaders = (changes: Record<string, string>) => {
  const { body, headers } = delivered();
  return { body, headers: { ...headers, ...changes } };
};

describe('pinwheelWebhooks', () => {
  it('knows what Pinwheel signed at most five minutes ago', async () => {
    expect(await isGenuine(delivered())).toBe(true);
    expect(await isGenuine(delivered({ at: secondsAgo(300) }))).toBe(true);
    expect(await isGenuine(delivered({ at: secondsAgo(301) }))).toBe(false);
    expect(await isGenuine(delivered({ at: secondsAgo(-301) }))).toBe(false);
  });

  it('agrees with a digest that was computed elsewhere', async () => {
    const then = pinwheelWebhooks('TEST_KEY', fixedClock('1997-04-12T03:07:40Z'));
    const digest = '7ae928b5b42e4b751a23239f8ae5a17a6bf84c57e45a1ee74ead456b5a406b57';
    const headers = { 'x-timestamp': '860814460', 'x-pinwheel-signature': `v2=${digest}` };
    expect(await then({ body: Buffer.from('{}'), headers })).toBe(true);
  });

  it('knows nothing by another secret, and nothing at all without one', async () => {
    expect(await isGenuine(delivered({ secret: 'other' }))).toBe(false);
    expect(await isGenuine(delivered({ secret: '' }), '')).toBe(false);
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
    ['no signature', { 'x-pinwheel-signature': '' }],
    ['a shorter one', { 'x-pinwheel-signature': 'v2=00' }],
    ['one of another version', { 'x-pinwheel-signature': `v1=${'0'.repeat(64)}` }],
    ['one in letters beyond ASCII', { 'x-pinwheel-signature': `v2=${'é'.repeat(32)}` }],
    ['no time', { 'x-timestamp': '' }],
    ['a time in words', { 'x-timestamp': NOW.toISOString() }],
    ['another time', { 'x-timestamp': String(NOW.getTime() / 1_000 - 1) }],
    ['a time without end', { 'x-timestamp': '9'.repeat(400) }],
  ])('refuses %s', async (_what, changes) => {
    expect(await isGenuine(withHeaders(changes))).toBe(false);
  });
});
