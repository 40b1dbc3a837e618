import { IDEMPOTENCY_KEY_HEADER, newId } from '@reset/service-kit';
import { asCaller, asMember } from '@reset/service-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { allLinked, applying } from '#testing/applying.ts';
import { afterPictures, awaited, flagged } from '#testing/flagged.ts';
import { NOW, startedService } from '#testing/onboarding-service.ts';

const audience = 'onboarding';
const STAFF = newId();
const APPROVE = { decision: 'approve', actor_id: STAFF, reason: 'Passport seen in a video call.' };
const REJECT = { decision: 'reject', actor_id: STAFF, reason: 'The picture is of somebody else.' };

const service = await startedService({ links: allLinked });

const { atPersonalInfo, standing } = applying(() => service);
const { atDocuments, current, notify } = flagged(() => service);
const statusOf = async (userId: string) => (await current(userId)).current_status;
const decide = (
  userId: string,
  payload: object,
  headers: Record<string, string> = asCaller('admin', { audience }),
) =>
  service.app.inject({
    method: 'PUT',
    url: `/internal/identity_verifications/${userId}/decision`,
    headers,
    payload,
  });
const recorded = (userId: string) =>
  service.database('identity_decision').where({ user_id: userId });
const REVIEWED = { decision: 'review' } as const;

describe('PUT /internal/identity_verifications/:user_id/decision', () => {
  it.each([
    ['flagged_for_review', awaited()],
    ['flagged_for_review_with_document', afterPictures('review')],
    ['flagged_for_internal_review', REVIEWED],
  ])('verifies who is %s by hand, with who said so and why [ONB-110]', async (status, check) => {
    const userId = await atDocuments(check);
    expect(await statusOf(userId)).toBe(status);
    const reply = await decide(userId, APPROVE);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      current_status: 'verified_manually',
      ...APPROVE,
      decided_at: '2026-11-21T20:00:00.000Z',
    });
    expect(await statusOf(userId)).toBe('verified_manually');
    expect(await standing(userId)).toMatchObject({
      current_task_name: 'repayment_setup',
      tasks: { identity_verification: 'complete' },
    });
    expect((await service.states(userId)).at(-1)?.state).toBe('verified_identity');
    expect(await recorded(userId)).toMatchObject([
      { status_before: status, ...APPROVE, decided_at: new Date(NOW) },
    ]);
  });

  it('rejects, for good', async () => {
    const userId = await atDocuments(REVIEWED);
    expect((await decide(userId, REJECT)).json()).toMatchObject({ current_status: 'rejected' });
    expect((await standing(userId)).eligibility_result).toMatchObject({
      application_status: 'rejected',
      ineligible_reason: 'identity',
    });
    service.world.check = () => ({ decision: 'accept' });
    await notify(userId);
    await service.jobs.finish();
    expect(await statusOf(userId)).toBe('rejected');
  });

  it('is one word, however often it is said and by whom, and not its contrary', async () => {
    const userId = await atDocuments(REVIEWED);
    const replies = await Promise.all(Array.from({ length: 10 }, () => decide(userId, APPROVE)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    const again = await decide(userId, { ...APPROVE, actor_id: newId(), reason: 'So do I.' });
    expect(again.json()).toMatchObject(APPROVE);
    const contrary = await decide(userId, REJECT);
    expect([contrary.statusCode, contrary.json().code]).toEqual([409, 'already_decided']);
    expect(await recorded(userId)).toHaveLength(1);
    expect(await statusOf(userId)).toBe('verified_manually');
    const states = (await service.states(userId)).map(({ state }) => state);
    expect(states.filter((state) => state === 'verified_identity')).toHaveLength(1);
  });

  it('by a command is one answer by its key, and refused by another once it is said [ADM-154]', async () => {
    const userId = await atDocuments(REVIEWED);
    const keyed = (key: string) => ({
      ...asCaller('admin', { audience }),
      [IDEMPOTENCY_KEY_HEADER]: key,
    });
    const key = newId();
    const first = await decide(userId, APPROVE, keyed(key));
    expect((await decide(userId, APPROVE, keyed(key))).json()).toEqual(first.json());
    const second = await decide(userId, APPROVE, keyed(newId()));
    expect([second.statusCode, second.json().code]).toEqual([409, 'already_decided']);
  });

  it('is one of two that cross', async () => {
    const userId = await atDocuments(REVIEWED);
    const replies = await Promise.all([decide(userId, APPROVE), decide(userId, REJECT)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await recorded(userId)).toHaveLength(1);
  });

  it('is nobody’s where there is no doubt', async () => {
    for (const check of [{ decision: 'accept' }, { decision: 'reject' }] as const) {
      const userId = await atDocuments(check);
      const reply = await decide(userId, APPROVE);
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'not_flagged']);
      expect(await recorded(userId)).toEqual([]);
    }
    for (const userId of [newId(), await atPersonalInfo()]) {
      expect((await decide(userId, APPROVE)).statusCode).toBe(404);
    }
  });

  it('is said by admin and operator alone, with a reason and a name', async () => {
    const userId = await atDocuments(REVIEWED);
    const statusFor = async (headers: Record<string, string>) =>
      (await decide(userId, APPROVE, headers)).statusCode;
    expect(await statusFor(asCaller('member', { audience }))).toBe(403);
    expect(await statusFor(asMember(userId, { audience }))).toBe(401);
    expect(await statusFor({})).toBe(401);
    for (const missing of [{ reason: '' }, { reason: undefined }, { actor_id: 'Sam' }]) {
      expect((await decide(userId, { ...APPROVE, ...missing })).statusCode).toBe(422);
    }
    expect(await recorded(userId)).toEqual([]);
    expect(await statusFor(asCaller('operator', { audience }))).toBe(200);
  });

  it('takes nothing where the task is not recorded with it', async () => {
    const userId = await atDocuments(REVIEWED);
    await service.database.raw('ALTER TABLE user_state RENAME TO user_state_away');
    try {
      expect((await decide(userId, APPROVE)).statusCode).toBe(500);
    } finally {
      await service.database.raw('ALTER TABLE user_state_away RENAME TO user_state');
    }
    expect(await recorded(userId)).toEqual([]);
    expect(await statusOf(userId)).toBe('flagged_for_internal_review');
  });

  it('stays, and why it was said is erased, with what she told of herself', async () => {
    const userId = await atDocuments(REVIEWED);
    await decide(userId, REJECT);
    const reply = await service.app.inject({
      method: 'POST',
      url: `/internal/personal_infos/${userId}/erasures`,
      headers: asCaller('operator', { audience }),
      payload: { reason: 'person_asked', actor_id: STAFF },
    });
    expect(reply.statusCode).toBe(202);
    await service.jobs.finish();
    expect(await recorded(userId)).toMatchObject([
      { decision: 'reject', actor_id: STAFF, reason: null },
    ]);
  });

  it('is only ever added to', async () => {
    const userId = await atDocuments(REVIEWED);
    await decide(userId, APPROVE);
    const { database } = service;
    const changes = [
      () => database('identity_decision').update({ reason: 'Another one.' }),
      () => database('identity_decision').delete(),
      () => database.raw('TRUNCATE identity_decision'),
    ];
    for (const change of changes) await expect(change()).rejects.toThrow('only ever added to');
  });
});
