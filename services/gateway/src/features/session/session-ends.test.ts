import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EventPage } from '@reset/api-contract/events.ts';
import type { SessionStart } from '@reset/api-contract/public/sign-in.ts';
import { eventually, fixedClock } from '@reset/service-kit/testing';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { lastClaims } from '#testing/claims-of.ts';
import { Browser } from '#testing/browser.ts';
import { fakeService, type FakeService } from '#testing/fake-service.ts';
import type { GatewayUnderTest } from '#testing/gateway-under-test.ts';
import type { GatewayConfig } from '#config.ts';
import { gatewaySetup, type GatewaySetup } from '#testing/gateway-setup.ts';

const BEFORE = '2026-11-20T18:00:00.000Z';
const THEN = '2026-11-20T18:05:00.000Z';
const AFTER = '2026-11-20T18:10:00.000Z';

let setup: GatewaySetup;
const clock = fixedClock(BEFORE);
let gateway: GatewayUnderTest;
const published: Record<string, EventPage['events']> = { public: [], admin: [] };
const owners: Record<string, FakeService> = {};

/** An owner of events, which answers as services do, and at once. */
const eventOwner = (name: string) =>
  fakeService(name, [], async ({ url }) => {
    const after = Number(new URLSearchParams(url.split('?')[1]).get('after')?.split('.')[0]);
    const events = (published[name] ?? []).slice(after);
    if (events.length === 0) await pause(20);
    return { events, next: `${(published[name] ?? []).length}.0` } satisfies EventPage;
  });

/** A gateway whose subscriptions read from these owners. */
const subscribing = (urls: Partial<GatewayConfig> = {}) =>
  setup.gateway({
    clock,
    config: {
      PUBLIC_URL: owners['public']?.url ?? '',
      ADMIN_URL: owners['admin']?.url ?? '',
      ...urls,
    },
  });

beforeAll(async () => {
  setup = await gatewaySetup();
  for (const name of ['public', 'admin']) owners[name] = await eventOwner(name);
  gateway = await subscribing();
  gateway.events.start();
});
beforeEach(() => setup.database('session').delete());
afterAll(async () => {
  await gateway.events.stop();
  await Promise.all(Object.values(owners).map((owner) => owner.close()));
  await setup.teardown();
});

/** Publishes an event of this person as having happened THEN. */
function publish(owner: string, type: string, subject: string, payload: object = {}): void {
  const events = published[owner] ?? [];
  events.push({
    position: `${events.length + 1}.0`,
    subject,
    subject_version: 1 + events.filter((event) => event.subject === subject).length,
    occurred_at: THEN,
    type,
    payload: { ...payload },
  });
}

async function signedIn(at: string, start: Partial<SessionStart>): Promise<Browser> {
  clock.set(at);
  const browser = new Browser(gateway);
  await browser.signIn('/dashboard', start);
  return browser;
}

async function isSomebody(browser: Browser): Promise<boolean> {
  await browser.get('/api/v1/dashboard/overview');
  return lastClaims(setup.member).sub !== undefined;
}
const hasEnded = (browser: Browser) => eventually(async () => !(await isSomebody(browser)));

/** Waits until all that was published so far was applied. */
async function isApplied(owner: string): Promise<void> {
  const position = `${published[owner]?.length}.0`;
  await eventually(async () => {
    const row = await setup.database('subscription').where({ owner, is_live: true }).first();
    return (row as { position: string } | undefined)?.position === position;
  });
}

describe('user.sessions_ended', () => {
  it('ends the sessions that began before it, and no others', async () => {
    const user_id = randomUUID();
    const old = await signedIn(BEFORE, { user_id });
    const other = await signedIn(BEFORE, { user_id: randomUUID() });
    const fresh = await signedIn(AFTER, { user_id });
    expect(await isSomebody(old)).toBe(true);
    publish('public', 'user.sessions_ended', user_id, { because: 'password_changed' });
    await hasEnded(old);
    expect([await isSomebody(other), await isSomebody(fresh)]).toEqual([true, true]);
  });
});

describe('staff.removed', () => {
  it('ends the sessions that say she is of staff, and those only', async () => {
    const user_id = randomUUID();
    const asStaff = await signedIn(BEFORE, { user_id, roles: ['member', 'admin'] });
    const asMember = await signedIn(BEFORE, { user_id });
    publish('admin', 'staff.removed', user_id);
    await hasEnded(asStaff);
    expect(await isSomebody(asMember)).toBe(true);
  });

  it('ends those in which she views the product as somebody', async () => {
    const [viewed, staff] = [randomUUID(), randomUUID()];
    const view = await signedIn(BEFORE, { user_id: viewed, real_user_id: staff, roles: [] });
    const hers = await signedIn(BEFORE, { user_id: viewed });
    publish('admin', 'staff.removed', staff);
    await hasEnded(view);
    expect(await isSomebody(hers)).toBe(true);
  });
});

describe('subscriptions', () => {
  it('pass over events of other things', async () => {
    const user_id = randomUUID();
    const browser = await signedIn(BEFORE, { user_id });
    publish('public', 'user.signed_in', user_id);
    publish('public', 'user.unheard_of', user_id, { because: 'deactivated' });
    publish('admin', 'staff.added', user_id);
    // Each owner's own events: the public service publishes nothing of staff.
    publish('public', 'staff.removed', user_id);
    await isApplied('public');
    await isApplied('admin');
    expect(await isSomebody(browser)).toBe(true);
  });

  it('leave the gateway serving while an owner is away, go on with the other and catch up', async () => {
    await gateway.events.stop();
    const { events } = await subscribing({ PUBLIC_URL: 'http://127.0.0.1:1' });
    events.start();
    const user_id = randomUUID();
    const asStaff = await signedIn(BEFORE, { user_id, roles: ['member', 'admin'] });
    const browser = await signedIn(BEFORE, { user_id });
    publish('public', 'user.sessions_ended', user_id, { because: 'deactivated' });
    publish('admin', 'staff.removed', user_id);
    await hasEnded(asStaff);
    expect(await isSomebody(browser)).toBe(true);
    await events.stop();
    gateway.events.start();
    await hasEnded(browser);
  });

  it('name the gateway as the caller', async () => {
    const bearer = String(owners['public']?.requests.at(-1)?.headers.authorization);
    const payload = Buffer.from(bearer.split('.')[1] ?? '', 'base64url').toString();
    expect(JSON.parse(payload)).toMatchObject({ iss: 'gateway', aud: 'public' });
  });
});
