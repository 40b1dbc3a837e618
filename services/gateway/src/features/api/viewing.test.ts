import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { fixedClock } from '@reset/service-kit/testing';
import { randomUUID } from 'node:crypto';
import { Browser } from '#testing/browser.ts';
import { lastClaims } from '#testing/claims-of.ts';
import type { GatewayUnderTest } from '#testing/gateway-under-test.ts';
import { gatewaySetup, type GatewaySetup } from '#testing/gateway-setup.ts';

const BEGUN = '2026-11-20T18:00:00.000Z';
const [rosa, sam] = [randomUUID(), randomUUID()];
const clock = fixedClock(BEGUN);
let setup: GatewaySetup;
let gateway: GatewayUnderTest;
let view: Browser;
beforeAll(async () => {
  setup = await gatewaySetup();
  gateway = await setup.gateway({ clock });
});
beforeEach(async () => {
  clock.set(BEGUN);
  await setup.database('session').delete();
  view = new Browser(gateway);
  await view.signIn('/dashboard', {
    user_id: rosa,
    real_user_id: sam,
    roles: ['viewer'],
    ends_at: Date.parse('2026-11-20T18:30:00Z') / 1000,
  });
  setup.member.requests.splice(0);
});
afterAll(() => setup.teardown());

const look = () => view.get('/api/v1/dashboard/overview');

describe('a session in which staff view the product as a member', () => {
  it('names both of them to services', async () => {
    expect((await look()).statusCode).toBe(200);
    expect(lastClaims(setup.member)).toMatchObject({ sub: rosa, real: sam, roles: ['viewer'] });
  });

  it('changes nothing: no call of it that would reaches a service, but the one that ends it', async () => {
    for (const answer of [
      await view.post('/api/v1/bank_accounts/unlink', undefined),
      await view.post('/api/v1/cards/log_event', {}),
      await view.get('/api/v1/pinwheel/store_data'),
      await view.post('/api/v1/users/sign_in', {}),
    ]) {
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden']);
    }
    expect(setup.member.requests).toEqual([]);
    const stop = await view.post('/api/v1/admin/users/stop_impersonating', undefined);
    expect(stop.statusCode).toBe(200);
    expect(lastClaims(setup.member)).toMatchObject({ sub: rosa, real: sam });
  });

  it('calls the back office as who she is herself, and names both [ADM-135]', async () => {
    expect((await view.get('/api/v1/admin/users')).statusCode).toBe(200);
    expect((await view.post('/api/v1/admin/session', undefined)).statusCode).toBe(200);
    expect(setup.member.requests).toHaveLength(2);
    expect(lastClaims(setup.member)).toMatchObject({ sub: rosa, real: sam, roles: ['viewer'] });
  });

  it('is listed to nobody and ends none of hers', async () => {
    expect((await view.get('/api/v1/users/sessions')).statusCode).toBe(403);
    expect((await view.delete('/api/v1/users/sessions')).statusCode).toBe(403);
  });

  it('ends by itself at its time, although it is used', async () => {
    clock.set('2026-11-20T18:29:59.999Z');
    await look();
    expect(lastClaims(setup.member)).toMatchObject({ sub: rosa });
    clock.set('2026-11-20T18:30:00.000Z');
    await look();
    expect(lastClaims(setup.member).sub).toBeUndefined();
  });

  it('is cleared once it is over', async () => {
    clock.set('2026-11-20T18:30:00.000Z');
    await gateway.jobs.runSchedule('clear_sessions');
    expect(await setup.database('session')).toEqual([]);
  });
});
