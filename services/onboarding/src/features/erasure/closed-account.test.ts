import { newId } from '@reset/service-kit';
import { describe, expect, it } from '@jest/globals';
import { allLinked } from '#testing/applying.ts';
import { erasing, NOTHING } from '#testing/erasing.ts';
import { startedService } from '#testing/onboarding-service.ts';
import { eraseClosed } from './erasure.store.ts';

const service = await startedService({ links: allLinked });
const { judged, kept, erasures } = erasing(() => service);

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
    service.world.records = () => ({ card_account: 'open', has_transactions: true });
    await hear(userId);
    await service.jobs.drain();
    expect((await kept(userId)).info).toHaveLength(1);
    expect(await erasures(userId)).toMatchObject([
      { outcome: 'kept', kept_for: ['card_account', 'transaction'] },
    ]);
  });
});
