import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  candidate,
  CURRENT,
  encode,
  kept,
  overrideOf,
  overrideSetup,
  OVERRIDES,
  type OverrideSetup,
} from '#testing/override-setup.ts';

let world: OverrideSetup;
beforeAll(async () => {
  world = await overrideSetup();
});
beforeEach(() => world.begin());
afterAll(() => world.setup.teardown());

describe('the answer of a service', () => {
  it('takes the cookie away when it says so', async () => {
    const browser = await world.staff();
    world.said.header = encode(null);
    expect(kept(await browser.delete(CURRENT))).toMatchObject({ value: '', maxAge: 0 });
  });

  it('says nothing on a route that does not set it, and nothing that is no override', async () => {
    const browser = await world.staff();
    world.said.header = encode(overrideOf(candidate));
    const other = await browser.post('/api/v1/admin/others', undefined);
    expect(kept(other)).toBeUndefined();
    expect(other.headers).not.toHaveProperty('x-reset-release-override');
    for (const header of ['nonsense', encode({ ...overrideOf(candidate), id: 'x' })]) {
      world.said.header = header;
      expect(kept(await browser.post(OVERRIDES, undefined))).toBeUndefined();
    }
  });
});
