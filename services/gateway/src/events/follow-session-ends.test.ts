import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EventPage } from '@reset/api-contract/events.ts';
import type { SessionStart } from '@reset/api-contract/public/sign-in.ts';
import { eventually, fixedClock } from '@reset/service-kit/testing';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pino from 'pino';
import { lastClaims } from '#testing/claims-of.ts';
import { Browser } from '#testing/browser.ts';
import { fakeService, type FakeService } from '#testing/fake-service.ts';
import type { GatewayUnderTest } from '#testing/gateway-under-test.ts';
import { stage, type Stage } from '#testing/stage.ts';
import { followSessionEnds } from './follow-session-ends.ts';

const BEFORE = '2026-11-20T18:00:00.000Z';
const THEN = '2026-11-20T18:05:00.000Z';
const AFTER = '2026-11-20T18:10:00.000Z';

let on: Stage;
const clock = fixedClock(BEFORE);
let gateway: GatewayUnderTest;
const told: Record<string, EventPage['events']> = { public: [], admin: [] };
const owners: Record<string, FakeService> = {};
let stop: () => Promise<void>;

/** An owner of events, which answers as services do, and at once. */
const eventOwner = (name: string) =>
  fakeService(name, [], async ({ url }) => {
    const after = Number(new URLSearchParams(url.split('?')[1]).get('after')?.split('.')[0]);
    const events = (told[name] ?? []).slice(after);
    if (events.length === 0) await pause(20);
    return { events, next: `${(told[name] ?? []).length}.0` } satisfies EventPage;
  });

const follow = (urls: { PUBLIC_URL?: string; ADMIN_URL?: string } = {}) =>
  followSessionEnds({
    config: {
      ...gateway.config,
      PUBLIC_URL: owners['public']?.url ?? '',
      ADMIN_URL: owners['admin']?.url ?? '',
      ...urls,
    },
    database: on.database,
    log: pino({ level: 'silent' }),
  });

beforeAll(async () => {
  on = await stage();
  gateway = await on.gateway({ clock });
  for (const name of ['public', 'admin']) owners[name] = await eventOwner(name);
  stop = follow();
});
beforeEach(() => on.database('session').delete());
afterAll(async () => {
  await stop();
  await Promise.all(Object.values(owners).map((owner) => owner.close()));
  await on.strike();
});

/** Tells an event of this person as having happened THEN. */
function tell(owner: string, type: string, subject: string, payload: object = {}): void {
  const events = told[owner] ?? [];
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
  return lastClaims(on.member).sub !== undefined;
}
const hasEnded = (browser: Browser) => eventually(async () => !(await isSomebody(browser)));

/** Waits until what was told so far was applied. */
async function isFollowed(owner: string): Promise<void> {
  const position = `${told[owner]?.length}.0`;
  await eventually(async () => {
    const row = await on.database('subscription').where({ owner, is_live: true }).first();
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
    tell('public', 'user.sessions_ended', user_id, { because: 'password_changed' });
    await hasEnded(old);
    expect([await isSomebody(other), await isSomebody(fresh)]).toEqual([true, true]);
  });
});

describe('staff.removed', () => {
  it('ends the sessions that say she is of staff, and those only', async () => {
    const user_id = randomUUID();
    const asStaff = await signedIn(BEFORE, { user_id, roles: ['member', 'admin'] });
    const asMember = await signedIn(BEFORE, { user_id });
    tell('admin', 'staff.removed', user_id);
    await hasEnded(asStaff);
    expect(await isSomebody(asMember)).toBe(true);
  });
});

describe('following events', () => {
  it('passes over what is told of other things', async () => {
    const user_id = randomUUID();
    const browser = await signedIn(BEFORE, { user_id });
    tell('public', 'user.signed_in', user_id);
    tell('public', 'user.unheard_of', user_id, { because: 'deactivated' });
    tell('admin', 'staff.added', user_id);
    // Each owner's own events: the public service has no word on staff.
    tell('public', 'staff.removed', user_id);
    await isFollowed('public');
    await isFollowed('admin');
    expect(await isSomebody(browser)).toBe(true);
  });

  it('serves while an owner is away, follows the other and catches up', async () => {
    await stop();
    stop = follow({ PUBLIC_URL: 'http://127.0.0.1:1' });
    const user_id = randomUUID();
    const asStaff = await signedIn(BEFORE, { user_id, roles: ['member', 'admin'] });
    const browser = await signedIn(BEFORE, { user_id });
    tell('public', 'user.sessions_ended', user_id, { because: 'deactivated' });
    tell('admin', 'staff.removed', user_id);
    await hasEnded(asStaff);
    expect(await isSomebody(browser)).toBe(true);
    await stop();
    stop = follow();
    await hasEnded(browser);
  });

  it('says who asks', async () => {
    const bearer = String(owners['public']?.requests.at(-1)?.headers.authorization);
    const payload = Buffer.from(bearer.split('.')[1] ?? '', 'base64url').toString();
    expect(JSON.parse(payload)).toMatchObject({ iss: 'gateway', aud: 'public' });
  });
});
