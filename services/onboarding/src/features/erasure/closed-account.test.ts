import { newId } from '@reset/service-kit';
import { describe, expect, it } from '@jest/globals';
import { allLinked } from '#testing/applying.ts';
import { erasing, NOTHING } from '#testing/erasing.ts';
import { startedService } from '#testing/onboarding-service.ts';
import { eraseClosed } from './erasure.store.ts';

const service = await startedService({ links: allLinked });
const { judged, kept, erasures, erasedEvents } = erasing(() => service);

const closed = (userId: string) =>
  ({
    position: 1,
    id: newId(),
    type: 'user.closed',
    subject: userId,
    subject_version: 3,
    occurred_at: '2026-11-21T20:00:00.000Z',
    payload: { actor_id: '0199aaaa-0000-7000-8000-000000000001', kept_for: [] },
  }) as unknown as Parameters<typeof eraseClosed>[2];
const hear = (userId: string) =>
  service.database.transaction((transaction) =>
    eraseClosed(transaction, service.jobs.add, closed(userId)),
  );

describe('an account that was closed', () => {
  it('has what she told erased, once, however often it is heard of [ADM-121]', async () => {
    const userId = await judged('accept');
    await hear(userId);
    await hear(userId);
    await service.jobs.drain();
    expect(await kept(userId)).toEqual(NOTHING);
    expect(await erasures(userId)).toMatchObject([
      {
        reason: 'person_asked',
        actor_id: '0199aaaa-0000-7000-8000-000000000001',
        outcome: 'erased',
      },
    ]);
  });

  it('keeps it as long as the law says for whom there are records of money', async () => {
    const userId = await judged('accept');
    service.world.records = () => ({
      card_account: 'open',
      has_transactions: true,
      kept_from: null,
    });
    await hear(userId);
    await service.jobs.drain();
    expect((await kept(userId)).info).toHaveLength(1);
    expect(await erasures(userId)).toMatchObject([
      { outcome: 'kept', kept_for: ['card_account', 'transaction'] },
    ]);
  });

  it('has it erased on the day on which its years are over, and not the day before', async () => {
    const userId = await judged('accept');
    const closedAccount = (kept_from: string | null) => () => ({
      card_account: 'closed' as const,
      has_transactions: true,
      kept_from,
    });
    const lookAt = async (instant: string) => {
      service.clock.set(instant);
      await service.jobs.runSchedule('erase-kept-records');
      await service.jobs.drain();
      return (await kept(userId)).info.length;
    };
    service.world.records = closedAccount('2026-11-21');
    await hear(userId);
    await service.jobs.drain();
    expect(await lookAt('2031-11-21T07:59:00Z')).toBe(1);
    // Something was booked on it meanwhile, and is owed for a day.
    service.world.records = closedAccount(null);
    expect(await lookAt('2031-11-21T08:00:00Z')).toBe(1);
    service.world.records = closedAccount('2027-02-04');
    expect(await lookAt('2031-11-22T08:00:00Z')).toBe(1);
    expect(await lookAt('2032-02-04T07:59:00Z')).toBe(1);
    expect(await lookAt('2032-02-04T08:00:00Z')).toBe(0);
    expect(await kept(userId)).toEqual(NOTHING);
    const events = await erasedEvents(userId);
    expect(events).toHaveLength(1);
    expect(await lookAt('2032-03-04T08:00:00Z')).toBe(0);
    expect(await erasedEvents(userId)).toEqual(events);
    expect(await erasures(userId)).toMatchObject([{ outcome: 'erased', kept_for: [] }]);
  });
});
