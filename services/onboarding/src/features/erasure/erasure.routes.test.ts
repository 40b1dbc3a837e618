import { describe, expect, it } from '@jest/globals';
import type { CardRecords } from '@reset/api-contract/member/links.ts';
import { newId } from '@reset/service-kit';
import { asCaller, asMember } from '@reset/service-kit/testing';
import { allLinked, applying, PERSONAL_INFO, somebody } from '#testing/applying.ts';
import { cancelling } from '#testing/cancelling.ts';
import { erasing, NOTHING } from '#testing/erasing.ts';
import { startedService } from '#testing/onboarding-service.ts';

const audience = 'onboarding';

const service = await startedService({ links: allLinked });

const { standing } = applying(() => service);
const { work } = cancelling(() => service);
const { atOwnIdentity, judged, kept, erasures, erasedEvents } = erasing(() => service);
const staffId = newId();
const ask = (userId: string, body: object = {}, caller = 'admin') =>
  service.app.inject({
    method: 'POST',
    url: `/internal/personal_infos/${userId}/erasures`,
    headers: asCaller(caller, { audience }),
    payload: { reason: 'person_asked', actor_id: staffId, ...body },
  });

describe('POST /internal/personal_infos/:user_id/erasures', () => {
  it.each(['admin', 'operator'])('erases for %s, by whom and why', async (caller) => {
    const userId = await judged('accept');
    const reply = await ask(userId, { reason: 'told_by_mistake' }, caller);
    expect(reply.statusCode).toBe(202);
    expect(reply.json()).toMatchObject({ outcome: null, kept_for: [], actor_id: staffId });
    await work();
    expect(await kept(userId)).toEqual(NOTHING);
    expect(await erasures(userId)).toEqual([
      { ...reply.json(), reason: 'told_by_mistake', outcome: 'erased' },
    ]);
    expect(await erasedEvents(userId)).toHaveLength(1);
  });

  it('has her tell it again where her application goes on', async () => {
    const userId = await judged('accept');
    await ask(userId);
    await work();
    expect(await standing(userId)).toMatchObject({
      current_task_name: 'personal_info_submission',
      tasks: { terms_acceptance: 'complete', identity_verification: 'incomplete' },
      cancellation: null,
    });
    expect((await service.post(userId, PERSONAL_INFO, somebody())).statusCode).toBe(201);
  });

  it.each<[string[], CardRecords]>([
    [['card_account'], { card_account: 'open', has_transactions: false, kept_from: null }],
    [
      ['card_account', 'transaction'],
      { card_account: 'closed', has_transactions: true, kept_from: '2026-11-20' },
    ],
    [['card_being_issued'], { card_account: 'issuing', has_transactions: false, kept_from: null }],
  ])('keeps all that she told for %j, and says so', async (keptFor, records) => {
    const userId = await judged('accept');
    const before = await kept(userId);
    service.world.records = () => records;
    await ask(userId);
    await work();
    expect(await kept(userId)).toEqual(before);
    expect(await erasures(userId)).toMatchObject([{ outcome: 'kept', kept_for: keptFor }]);
    expect(await erasedEvents(userId)).toEqual([]);
  });

  it('finds nothing of who has told nothing', async () => {
    const userId = newId();
    await ask(userId);
    await work();
    expect(await erasures(userId)).toMatchObject([{ outcome: 'nothing', kept_for: [] }]);
    expect(await erasedEvents(userId)).toEqual([]);
  });

  it('may be asked for again, and lists the latest first', async () => {
    const userId = await atOwnIdentity();
    await ask(userId);
    service.clock.set('2026-11-21T21:00:00Z');
    await ask(userId, { reason: 'authority_ordered' });
    await work();
    expect(await erasures(userId)).toMatchObject([
      { reason: 'authority_ordered', outcome: 'nothing' },
      { reason: 'person_asked', outcome: 'erased' },
    ]);
    expect(await erasedEvents(userId)).toHaveLength(1);
  });

  it.each([
    ['no reason', { reason: undefined }],
    ['a reason in words, which might tell of her', { reason: 'Hazel of 1 Harbor Street asked' }],
    ['the reason of another', { reason: 'application_cancelled' }],
    ['nobody who asks', { actor_id: undefined }],
    ['a field more', { ssn: '527418396' }],
  ])('refuses %s', async (_what, body) => {
    const userId = newId();
    expect((await ask(userId, body)).statusCode).toBe(422);
    expect(await erasures(userId)).toEqual([]);
  });

  it('is for staff by the admin service and for operators alone', async () => {
    const userId = newId();
    for (const caller of ['member', 'public']) {
      expect((await ask(userId, {}, caller)).statusCode).toBe(403);
    }
    const reply = await service.app.inject({
      method: 'POST',
      url: `/internal/personal_infos/${userId}/erasures`,
      headers: asMember(userId, { audience }),
      payload: { reason: 'person_asked', actor_id: staffId },
    });
    expect(reply.statusCode).toBe(401);
    expect(await erasures(userId)).toEqual([]);
  });

  it('is taken up again where it could not be done for long', async () => {
    const userId = await atOwnIdentity();
    await ask(userId);
    const queued = () => service.jobs.taken('erase-personal-info').length;
    const before = queued();
    service.clock.set('2026-11-21T20:59:00Z');
    await service.jobs.runSchedule('requeue-erasures');
    expect(queued()).toBe(before);
    service.clock.set('2026-11-21T21:01:00Z');
    await service.jobs.runSchedule('requeue-erasures');
    expect(queued()).toBe(before + 1);
    await work();
    expect(await erasures(userId)).toMatchObject([{ outcome: 'erased' }]);
    expect(await erasedEvents(userId)).toHaveLength(1);
  });
});
