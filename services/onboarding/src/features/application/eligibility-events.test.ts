import { describe, expect, it } from '@jest/globals';
import { eligibilityEvents } from '@reset/api-contract/onboarding/eligibility-events.ts';
import { InternalCallError, newId } from '@reset/service-kit';
import Value from 'typebox/value';
import { someLinks, startedService } from '#testing/onboarding-service.ts';
import { JUDGE_QUEUE } from './application.ts';

const CARD = '/card_application/status';

const service = await startedService();
const eventsOf = (userId: string) =>
  service
    .database('event')
    .where({ type: 'eligibility.changed', subject: userId })
    .orderBy('subject_version');
const publishedOf = async (userId: string) =>
  (await eventsOf(userId)).map(({ payload }) => payload.eligible);
const look = (userId: string) => service.get(userId, CARD);
const LINKED = { bank_linked: true, payroll_linked: true };
const away = new InternalCallError('member is away', 503, 'service_unavailable');

/** Judges her anew, as after a link has changed. */
async function judge(userId: string): Promise<void> {
  await service.database.transaction((transaction) =>
    service.jobs.add(transaction, JUDGE_QUEUE, { user_id: userId }),
  );
  await service.jobs.drain();
}

describe('eligibility.changed', () => {
  it('says that somebody may have a card, and that she may no more, once each', async () => {
    const userId = newId();
    await look(userId);
    expect(await publishedOf(userId)).toEqual([]);
    service.world.links = () => someLinks(LINKED);
    await Promise.all([look(userId), look(userId), look(userId)]);
    expect(await publishedOf(userId)).toEqual([true]);
    service.world.links = () => someLinks({ ...LINKED, has_earnings: false });
    await look(userId);
    await look(userId);
    expect(await publishedOf(userId)).toEqual([true, false]);
    for (const row of await eventsOf(userId)) {
      const event = { ...row, position: '1.1', occurred_at: row.occurred_at.toISOString() };
      expect(Value.Check(eligibilityEvents['eligibility.changed'], event)).toBe(true);
    }
  });

  it('says it though she does not look, when a link was cut', async () => {
    const userId = newId();
    service.world.links = () => someLinks(LINKED);
    await judge(userId);
    service.world.links = () => someLinks({});
    await judge(userId);
    expect(await publishedOf(userId)).toEqual([true, false]);
  });

  it('says nothing by what was so a while ago', async () => {
    const userId = newId();
    service.world.links = () => someLinks(LINKED);
    await look(userId);
    service.world.links = () => away;
    await look(userId);
    await judge(userId).catch(() => undefined);
    expect(await publishedOf(userId)).toEqual([true]);
  });

  it('says it of who was found eligible before it was published, once all can be asked', async () => {
    const [may, mayNot] = [newId(), newId()];
    await service.database('eligibility_published').insert([{ user_id: may }, { user_id: mayNot }]);
    service.world.links = (userId) => (userId === may ? someLinks(LINKED) : away);
    await service.jobs.runSchedule('judge-unjudged');
    expect(await publishedOf(may)).toEqual([true]);
    expect(await publishedOf(mayNot)).toEqual([]);
    service.world.links = () => someLinks({});
    await service.jobs.runSchedule('judge-unjudged');
    expect(await publishedOf(mayNot)).toEqual([false]);
    expect(await service.database('eligibility_published').whereNull('eligible')).toEqual([]);
  });
});
