import { newId } from '@reset/service-kit';
import { afterAll, beforeAll, expect, describe, it } from '@jest/globals';
import { browser } from '#testing/browser.ts';
import {
  putUser,
  startPublicService,
  type PublicServiceUnderTest,
} from '#testing/public-service.ts';

let service: PublicServiceUnderTest;
beforeAll(async () => {
  service = await startPublicService();
});
afterAll(() => service.stop());

async function owner() {
  const id = newId();
  const email = `${id}@example.com`;
  await putUser(service.app, id, { email });
  const home = browser(service, { sessionId: newId(), deviceId: `home-of-${id}` });
  await home.signIn({ email });
  return { email, home };
}

const stranger = () => browser(service, { sessionId: newId(), deviceId: `stranger-${newId()}` });

type Guessing = { signIn: ReturnType<typeof stranger>['signIn'] };
async function guess(times: number, from: Guessing, email: string): Promise<number> {
  for (let made = 1; made < times; made++) await from.signIn({ email, password: 'wrong' });
  return (await from.signIn({ email, password: 'wrong' })).statusCode;
}

describe('a browser that the owner was signed in with', () => {
  it('is not locked out by a stranger, whose lock stands', async () => {
    const { email, home } = await owner();
    expect(await guess(11, stranger(), email)).toBe(429);
    expect((await stranger().signIn({ email })).statusCode).toBe(429);
    expect((await home.signIn({ email })).statusCode).toBe(200);
    expect((await stranger().signIn({ email })).statusCode).toBe(429);
  });

  it('has ten guesses of its own and locks nobody else', async () => {
    const { email, home } = await owner();
    expect(await guess(10, home, email)).toBe(422);
    expect((await home.signIn({ email })).statusCode).toBe(429);
    expect((await stranger().signIn({ email })).statusCode).toBe(200);
  });

  it('is no better than others for an address that is not its owner’s', async () => {
    const { home } = await owner();
    const { email } = await owner();
    await guess(10, stranger(), email);
    expect((await home.signIn({ email })).statusCode).toBe(429);
  });
});
