import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startMemberService, type MemberServiceUnderTest } from '#testing/member-service.ts';
import { problemsOf, someCardholder } from '#testing/some-cardholder.ts';
import { cardSweeps } from '../../work-off-cards.ts';

let service: MemberServiceUnderTest;
beforeAll(async () => {
  service = await startMemberService();
});
beforeEach(() => {
  service.clock.set('2026-11-20T20:00:00Z');
  service.alerts.length = 0;
});
afterAll(() => service.stop());

const someone = () => someCardholder(service);

describe('the sweeps', () => {
  const sweeps = () => cardSweeps(service.database, service.jobs.add);

  it('read what is held an hour later, and all others a day later, each once', async () => {
    const [held, idle] = [await someone(), await someone()];
    held.hold();
    await held.sync();
    const asked = async (now: string) => {
      const before = service.jobs.taken('sync-card-account').length;
      service.clock.set(now);
      await Promise.all([1, 2, 3].map(() => sweeps().everyMinute.cards(service.clock.now())));
      const added = service.jobs.taken('sync-card-account').slice(before);
      const ids = added.map(({ data }) => (data as { card_account_id: string }).card_account_id);
      return [held, idle].map(({ accountId }) => ids.filter((id) => id === accountId).length);
    };
    expect(await asked('2026-11-20T20:59:59Z')).toEqual([0, 0]);
    expect(await asked('2026-11-20T21:00:00Z')).toEqual([1, 0]);
    expect(await asked('2026-11-20T21:00:01Z')).toEqual([0, 0]);
    expect(await asked('2026-11-21T20:00:00Z')).toEqual([1, 1]);
  });

  it('read all that is held when the service starts', async () => {
    const one = await someone();
    one.hold();
    await one.sync();
    const before = service.jobs.taken('sync-card-account').length;
    service.clock.set('2026-11-20T20:00:01Z');
    await sweeps().atStart(service.clock.now());
    const added = service.jobs.taken('sync-card-account').slice(before);
    expect(added.map(({ data }) => data)).toContainEqual({ card_account_id: one.accountId });
  });

  it('let go of a hold after seven days, and take what the merchant asks for even later', async () => {
    const one = await someone();
    one.hold();
    await one.sync();
    service.clock.set('2026-11-27T18:59:59Z');
    await sweeps().everyMinute.holds(service.clock.now());
    expect(await one.owed()).toBe(5_000);
    service.clock.set('2026-11-27T19:00:00Z');
    await Promise.all([1, 2, 3].map(() => sweeps().everyMinute.holds(service.clock.now())));
    expect(await one.purchases()).toEqual([['expired', 'expired', 0, 0, 0]]);
    expect(await one.owed()).toBe(0);
    // Still held with the issuer: ours stays ended.
    await one.sync();
    expect(await one.owed()).toBe(0);
    one.post({ amountCents: 4_000 });
    await one.sync();
    expect(await one.purchases()).toEqual([['posted', 'cleared', 0, 4_000, 0]]);
    expect(await one.events()).toEqual(['stood_in', 'expired', 'force_posted']);
    expect(await problemsOf(service)).toEqual([]);
  });
});
