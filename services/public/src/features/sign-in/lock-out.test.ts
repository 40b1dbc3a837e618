import { newId } from '@reset/service-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  putUser,
  signIn,
  startPublicService,
  type PublicServiceUnderTest,
} from '#testing/public-service.ts';

const START = '2026-11-20T20:00:00Z';
const KNOWN = 'rosa.marin@example.com';

let service: PublicServiceUnderTest;
beforeAll(async () => {
  service = await startPublicService();
  await putUser(service.app, newId());
});
beforeEach(async () => {
  service.clock.set(START);
  await service.database('sign_in_attempt').delete();
});
afterAll(() => service.stop());

const guess = (email: string) => signIn(service.app, email, 'wrong password');

async function guessTimes(count: number, email: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let made = 0; made < count; made++) statuses.push((await guess(email)).statusCode);
  return statuses;
}

describe.each([KNOWN, 'nobody@example.com'])('ten wrong guesses at %s', (email) => {
  it('lock the address, and say so in the one error shape', async () => {
    expect(await guessTimes(10, email)).toEqual(Array.from({ length: 10 }, () => 422));
    const reply = await guess(email);
    expect(reply.statusCode).toBe(429);
    expect(reply.headers['retry-after']).toBe('900');
    expect(reply.json()).toEqual({
      error: 'Too many attempts. Please try again in 15 minutes.',
      code: 'too_many_attempts',
      request_id: expect.any(String),
    });
  });

  it('are no more than ten when fifty come at once', async () => {
    const replies = await Promise.all(Array.from({ length: 50 }, () => guess(email)));
    const refused = replies.filter(({ statusCode }) => statusCode === 422);
    const locked = replies.filter(({ statusCode }) => statusCode === 429);
    expect([refused.length, locked.length]).toEqual([10, 40]);
  });
});

describe('a locked account', () => {
  it('refuses the right password too, in any spelling of the address', async () => {
    await guessTimes(10, KNOWN);
    expect((await signIn(service.app, KNOWN)).statusCode).toBe(429);
    expect((await signIn(service.app, ' Rosa.MARIN@example.com')).statusCode).toBe(429);
  });

  it('opens 15 minutes after the last guess that was looked at, however often it was tried since', async () => {
    await guessTimes(10, KNOWN);
    service.clock.set('2026-11-20T20:14:59Z');
    expect(await guessTimes(3, KNOWN)).toEqual([429, 429, 429]);
    service.clock.set('2026-11-20T20:15:00Z');
    expect((await signIn(service.app, KNOWN)).statusCode).toBe(200);
  });

  it('allows ten guesses again after that, not more', async () => {
    await guessTimes(10, KNOWN);
    service.clock.set('2026-11-20T20:15:00Z');
    expect((await guessTimes(11, KNOWN)).filter((status) => status === 422)).toHaveLength(10);
  });

  it('locks nobody else', async () => {
    await guessTimes(10, 'nobody@example.com');
    expect((await signIn(service.app, KNOWN)).statusCode).toBe(200);
  });
});

describe('the right password', () => {
  it('after nine wrong ones starts the count anew', async () => {
    await guessTimes(9, KNOWN);
    expect((await signIn(service.app, KNOWN)).statusCode).toBe(200);
    expect(await guessTimes(10, KNOWN)).toEqual(Array.from({ length: 10 }, () => 422));
  });

  it('clears away what no longer counts, and nothing that does', async () => {
    await guess('old@example.com');
    service.clock.set('2026-11-20T20:10:00Z');
    await guess('recent@example.com');
    service.clock.set('2026-11-20T20:16:00Z');
    await signIn(service.app, KNOWN);
    expect(await service.database('sign_in_attempt').select('count')).toHaveLength(1);
  });
});
