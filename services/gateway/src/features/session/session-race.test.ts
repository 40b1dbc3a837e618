import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fixedClock } from '@reset/service-kit/testing';
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Browser } from '#testing/browser.ts';
import { gatewaySetup, type GatewaySetup } from '#testing/gateway-setup.ts';
import type { GatewayUnderTest } from '#testing/gateway-under-test.ts';
import { endSessionsFor } from './session.store.ts';

/*
 * A sign-in by the old password and a reset, in each order in which their answers reach the
 * gateways. Each is committed by the public service already, the reset last.
 */

let setup: GatewaySetup;
let gateways: GatewayUnderTest[];
const clock = fixedClock('2026-11-20T18:00:00.000Z');

beforeAll(async () => {
  setup = await gatewaySetup();
  gateways = [await setup.gateway({ clock }), await setup.gateway({ clock })];
});
afterAll(() => setup.teardown());

async function race() {
  const user_id = randomUUID();
  const browsers = gateways.map((gateway) => new Browser(gateway));
  for (const browser of browsers) await browser.open('/users/sign_in');
  const begin = (index: number, start: object) =>
    browsers[index]?.post('/api/v1/users/sign_in', { user_id, ...start });
  return {
    signIn: () => begin(0, { session_version: 4 }),
    reset: () => begin(1, { session_version: 5, ends_others: true }),
    /** As the public service publishes it, also where a reset begins no session. */
    event: () =>
      setup.database.transaction((transaction) =>
        endSessionsFor(transaction, {
          type: 'user.sessions_ended',
          subject: user_id,
          subject_version: 2,
          position: '2.0',
          // The instant at which the reset was asked for, before the sign-in began its session.
          occurred_at: '2026-11-20T17:59:59.000Z',
          payload: { because: 'password_changed', session_version: 5 },
        }),
      ),
    versions: () => setup.database('session').where({ user_id }).pluck('version'),
  };
}

describe('a sign-in and a reset that race', () => {
  it('end in the session of the reset when the sign-in is answered first', async () => {
    const { signIn, reset, versions } = await race();
    expect((await signIn())?.statusCode).toBe(200);
    expect((await reset())?.statusCode).toBe(200);
    expect(await versions()).toEqual([5]);
  });

  it('end in the session of the reset when the sign-in is answered last, which is told so', async () => {
    const { signIn, reset, versions } = await race();
    expect((await reset())?.statusCode).toBe(200);
    const late = await signIn();
    expect(late?.statusCode).toBe(422);
    expect(late?.json()).toMatchObject({ code: 'session_void' });
    expect(late?.headers).not.toHaveProperty('set-cookie');
    expect(await versions()).toEqual([5]);
  });

  it('end in no session when the reset begins none, in either order', async () => {
    const first = await race();
    await first.signIn();
    await first.event();
    expect(await first.versions()).toEqual([]);
    const last = await race();
    await last.event();
    expect((await last.signIn())?.statusCode).toBe(422);
    expect(await last.versions()).toEqual([]);
  });

  it('leave the session of the reset when the event arrives after it', async () => {
    const { reset, event, versions } = await race();
    await reset();
    await event();
    await event();
    expect(await versions()).toEqual([5]);
  });

  it('end in the session of the reset and no other, fifty times at random', async () => {
    for (let round = 0; round < 50; round += 1) {
      const { signIn, reset, event, versions } = await race();
      const sometime = async (act: () => Promise<unknown> | undefined) => {
        await pause(randomInt(0, 6));
        await act();
      };
      await Promise.all([sometime(signIn), sometime(reset), sometime(event)]);
      expect(await versions()).toEqual([5]);
    }
  });
});

describe('a session that replaces another and names no version', () => {
  it('takes over its version, so that it ends with it', async () => {
    const { signIn, versions } = await race();
    const browser = new Browser(gateways[0] as GatewayUnderTest);
    const user_id = randomUUID();
    await browser.signIn('/dashboard', { user_id, session_version: 3 });
    await browser.signIn('/dashboard', { user_id });
    expect(await setup.database('session').where({ user_id }).pluck('version')).toEqual([3]);
    expect((await signIn())?.statusCode).toBe(200);
    expect(await versions()).toEqual([4]);
  });
});

describe('what is kept of voided versions', () => {
  it('is forgotten after a day', async () => {
    const { reset } = await race();
    await reset();
    await setup.database('session_floor').update({ raised_at: '2026-11-19T17:00:00Z' });
    const [gateway] = gateways;
    await gateway?.jobs.runSchedule('clear_sessions');
    expect(await setup.database('session_floor')).toEqual([]);
  });
});
