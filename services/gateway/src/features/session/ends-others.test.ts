import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@reset/service-kit/testing';
import { randomUUID } from 'node:crypto';
import type { Browser } from '#testing/browser.ts';
import { lastClaims } from '#testing/claims-of.ts';
import type { GatewayUnderTest } from '#testing/gateway-under-test.ts';
import { USER_ID } from '#testing/public-service.ts';
import { gatewaySetup, type GatewaySetup } from '#testing/gateway-setup.ts';

let setup: GatewaySetup;
let here: GatewayUnderTest;
let elsewhere: GatewayUnderTest;

beforeAll(async () => {
  setup = await gatewaySetup();
  [here, elsewhere] = [await setup.gateway(), await setup.gateway()];
});
beforeEach(() => setup.database('session').delete());
afterAll(() => setup.teardown());

async function isSomebody(browser: Browser): Promise<boolean> {
  await browser.get('/api/v1/dashboard/overview');
  return lastClaims(setup.member).sub !== undefined;
}

describe('a session that ends the others', () => {
  it('ends every other one of the person in every gateway, cached or not', async () => {
    const [near, far] = [await setup.signedIn(here), await setup.signedIn(elsewhere)];
    expect([await isSomebody(near), await isSomebody(far)]).toEqual([true, true]);
    const browser = await setup.signedIn(here);
    const before = browser.cookie;
    await browser.signIn('/dashboard', { ends_others: true });
    expect(browser.cookie).not.toBe(before);
    expect(await isSomebody(near)).toBe(false);
    await eventually(async () => !(await isSomebody(far)));
    expect(await isSomebody(browser)).toBe(true);
    expect(await setup.database('session').select('user_id')).toEqual([{ user_id: USER_ID }]);
  });

  it('ends those here at once which the store has ended already, before that is heard of', async () => {
    const near = await setup.signedIn(here);
    expect(await isSomebody(near)).toBe(true);
    const browser = await setup.signedIn(here);
    // As by an event: without the word that will reach the cache a moment later.
    await setup.database('session').delete();
    expect(await isSomebody(near)).toBe(true);
    await browser.open('/users/sign_in');
    await browser.signIn('/dashboard', { ends_others: true });
    expect(await isSomebody(near)).toBe(false);
  });

  it('leaves other people’s alone', async () => {
    const other = await setup.signedIn(here);
    await other.signIn('/dashboard', { user_id: randomUUID() });
    const browser = await setup.signedIn(here);
    await browser.signIn('/dashboard', { ends_others: true });
    expect(await isSomebody(other)).toBe(true);
  });

  it('ends none when it cannot begin itself', async () => {
    const near = await setup.signedIn(here);
    const visitor = await setup.signedIn(here);
    const answer = await visitor.post('/api/v1/users/sign_in', {
      ends_others: true,
      // No instant, so that the store refuses the row after it has ended the others.
      second_factor_at: 9e15,
    });
    expect(answer.statusCode).toBe(503);
    expect(await isSomebody(near)).toBe(true);
    expect(await isSomebody(visitor)).toBe(true);
  });

  it('ends none unless that is asked', async () => {
    const near = await setup.signedIn(here);
    await setup.signedIn(here);
    expect(await isSomebody(near)).toBe(true);
  });
});
