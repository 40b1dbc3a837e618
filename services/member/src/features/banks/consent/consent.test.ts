import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type MemberServiceUnderTest,
  someMember,
  startMemberService,
} from '#testing/member-service.ts';
import { mailEndingConsents } from './consent.store.ts';
import { renewalDay } from './consent.ts';

let service: MemberServiceUnderTest;
beforeAll(async () => {
  service = await startMemberService();
});
afterAll(() => service.stop());
afterEach(() => {
  service.world.consentEndsAt = null;
  service.clock.set(NOW);
  // Nobody is mailed of what another test left.
  return service.database('bank_link').update({ consent_ends_at: null });
});

const NOW = '2026-11-20T20:00:00Z';
const WEEK_AHEAD = '2026-11-27T20:00:00Z';

const linkOf = (userId: string) => service.database('bank_link').where({ user_id: userId });
/** A member whose bank was read and says until when she agreed. */
async function memberUntil(endsAt: string | null): Promise<string> {
  const userId = await someMember(service, 'bank_link');
  await readBank(userId, endsAt);
  return userId;
}
async function readBank(userId: string, endsAt: string | null): Promise<void> {
  service.world.consentEndsAt = endsAt === null ? null : new Date(endsAt);
  const { id } = await linkOf(userId).first();
  await service.jobs.add(service.database, 'sync-bank', { link_id: id });
  await service.jobs.drain();
}
const askedOf = async (userId: string) =>
  (await service.get(userId, '/dashboard/overview')).json().linked_bank.reconnect_by;
const brokenNotices = async (userId: string) =>
  (await service.get(userId, '/notifications'))
    .json<{ type: string }[]>()
    .filter(({ type }) => type === 'integration_error');

async function mailed(): Promise<(string | undefined)[]> {
  service.mails.splice(0);
  await mailEndingConsents(service.database, service.jobs.add, service.clock.now());
  await service.jobs.drain();
  return service.mails.map(({ subject }) => subject);
}

describe('renewalDay', () => {
  const now = new Date(NOW);
  const day = (endsAt: string | null, isBroken = false) =>
    renewalDay({ consentEndsAt: endsAt === null ? null : new Date(endsAt), isBroken }, now);

  it('is the day on which a consent ends, from eight days ahead, in Los Angeles', () => {
    expect(day('2026-11-28T20:00:00Z')).toBe('2026-11-28');
    expect(day('2026-11-28T20:00:01Z')).toBeNull();
    expect(day('2026-11-28T07:59:59Z')).toBe('2026-11-27');
    expect(day('2026-11-20T19:00:00Z')).toBe('2026-11-20');
  });

  it('is none without an end, and none for what is broken', () => {
    expect(day(null)).toBeNull();
    expect(day(WEEK_AHEAD, true)).toBeNull();
  });
});

describe('a bank whose consent ends soon', () => {
  it('is asked for on the dashboard, works on and is not called broken', async () => {
    const userId = await memberUntil(WEEK_AHEAD);
    expect(await askedOf(userId)).toBe('2026-11-27');
    expect(await linkOf(userId).first()).toMatchObject({ status: 'active', error: null });
    expect(await brokenNotices(userId)).toEqual([]);
    expect((await service.ask(`${userId}/links`)).json()).toMatchObject({ link_broken: false });
  });

  it('is asked for no longer once it was read anew, nor while its end is far', async () => {
    const userId = await memberUntil(WEEK_AHEAD);
    await readBank(userId, null);
    expect(await askedOf(userId)).toBeNull();
    await readBank(userId, '2027-05-20T20:00:00Z');
    expect(await askedOf(userId)).toBeNull();
  });

  it('gives way to its repair once it is broken', async () => {
    const userId = await memberUntil(WEEK_AHEAD);
    service.world.itemError = 'ITEM_LOGIN_REQUIRED';
    await readBank(userId, WEEK_AHEAD);
    service.world.itemError = null;
    expect(await askedOf(userId)).toBeNull();
    expect(await brokenNotices(userId)).toHaveLength(1);
  });

  it('is renewed in the widget of the same link', async () => {
    const userId = await memberUntil(WEEK_AHEAD);
    const far = await memberUntil('2027-05-20T20:00:00Z');
    await service.get(far, '/plaid/link_token');
    expect(service.world.widgets.at(-1)).toMatchObject({ userId: far, repairs: null });
    await service.get(userId, '/plaid/link_token?another=true');
    expect(service.world.widgets.at(-1)).toMatchObject({ userId, repairs: null });
    await service.get(userId, '/plaid/link_token');
    expect(service.world.widgets.at(-1)).toMatchObject({ userId, repairs: 'access-1' });
  });
});

describe('the mail ahead of the end of a consent', () => {
  it('is sent once of each end', async () => {
    const userId = await memberUntil(WEEK_AHEAD);
    await memberUntil('2026-11-28T20:00:01Z');
    await memberUntil(null);
    const reminder = 'Reconnect Tidewater Savings Bank by Friday, November 27';
    expect(await mailed()).toEqual([reminder]);
    expect(await mailed()).toEqual([]);
    // The same end, which the provider says to the second of its answer.
    await readBank(userId, '2026-11-27T20:00:07Z');
    expect(await mailed()).toEqual([]);
    service.clock.set('2027-05-15T20:00:00Z');
    await readBank(userId, '2027-05-20T20:00:00Z');
    expect(await mailed()).toEqual(['Reconnect Tidewater Savings Bank by Thursday, May 20']);
  });

  it('is sent by one of several processes', async () => {
    const userId = await memberUntil(WEEK_AHEAD);
    service.mails.splice(0);
    const run = () => mailEndingConsents(service.database, service.jobs.add, service.clock.now());
    const counts = await Promise.all(Array.from({ length: 5 }, run));
    expect(counts.reduce((sum, count) => sum + count)).toBe(1);
    await service.jobs.drain();
    expect(service.mails).toHaveLength(1);
    expect((await linkOf(userId).first()).consent_mailed_for).toEqual(new Date(WEEK_AHEAD));
  });

  it('is not sent of a consent that has ended, nor of a link that is broken', async () => {
    const ended = await memberUntil('2026-11-20T20:00:00Z');
    const broken = await memberUntil(WEEK_AHEAD);
    await linkOf(broken).update({ status: 'broken', error: 'ITEM_LOGIN_REQUIRED' });
    expect(await mailed()).toEqual([]);
    expect(await askedOf(ended)).toBe('2026-11-20');
  });
});
