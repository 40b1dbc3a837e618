import { describe, expect, it } from '@jest/globals';
import { problemsOf, startCardService } from '#testing/some-cardholder.ts';
import { syncHeldCards } from './card-sync.jobs.ts';

const { service, someone } = await startCardService();

const isOf = (data: object, accountId: string) =>
  (data as { card_account_id: string }).card_account_id === accountId;

describe('the schedules', () => {
  const syncStale = () => service.jobs.runSchedule('sync-stale-cards');
  const endExpired = () => service.jobs.runSchedule('end-expired-holds');

  it('read what is held or was bought by lately a quarter of an hour later, and all others a day later, each once', async () => {
    const [held, bought, idle] = [await someone(), await someone(), await someone()];
    held.hold();
    await held.sync();
    bought.post({ amountCents: 700 });
    await bought.sync();
    const added = async (now: string) => {
      const before = service.jobs.taken('sync-card-account').length;
      service.clock.set(now);
      await Promise.all([1, 2, 3].map(() => syncStale()));
      const taken = service.jobs.taken('sync-card-account').slice(before);
      return [held, bought, idle].map(
        ({ accountId }) => taken.filter(({ data }) => isOf(data, accountId)).length,
      );
    };
    expect(await added('2026-11-20T20:14:59Z')).toEqual([0, 0, 0]);
    expect(await added('2026-11-20T20:15:00Z')).toEqual([1, 1, 0]);
    expect(await added('2026-11-20T20:15:01Z')).toEqual([0, 0, 0]);
    expect(await added('2026-11-21T20:00:00Z')).toEqual([1, 0, 1]);
    expect(await added('2026-11-21T20:15:00Z')).toEqual([1, 1, 0]);
  });

  it('read all that is held when the service starts', async () => {
    const one = await someone();
    one.hold();
    await one.sync();
    const before = service.jobs.taken('sync-card-account').length;
    service.clock.set('2026-11-20T20:00:01Z');
    await syncHeldCards(service.context);
    const added = service.jobs.taken('sync-card-account').slice(before);
    expect(added.map(({ data }) => data)).toContainEqual({ card_account_id: one.accountId });
  });

  it('read it once, though the clock goes on meanwhile', async () => {
    const one = await someone();
    one.hold();
    await one.sync();
    const before = service.jobs.taken('sync-card-account').length;
    let ms = Date.parse('2026-11-20T20:00:01Z');
    const clock = { now: () => new Date((ms += 5)) };
    await syncHeldCards({ ...service.context, clock });
    const added = service.jobs.taken('sync-card-account').slice(before);
    expect(added.filter(({ data }) => isOf(data, one.accountId))).toHaveLength(1);
  });

  it('let go of a hold after seven days, and clear what the merchant requests even later', async () => {
    const one = await someone();
    one.hold();
    await one.sync();
    service.clock.set('2026-11-27T18:59:59Z');
    await endExpired();
    expect(await one.owed()).toBe(5_000);
    service.clock.set('2026-11-27T19:00:00Z');
    await Promise.all([1, 2, 3].map(() => endExpired()));
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
