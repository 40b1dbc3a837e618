import { describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { asCaller } from '@reset/service-kit/testing';
import { allLinked, applying, PERSONAL_INFO, somebody } from '#testing/applying.ts';
import { cancelling } from '#testing/cancelling.ts';
import { erasing } from '#testing/erasing.ts';
import { startedService } from '#testing/onboarding-service.ts';

const service = await startedService({ links: allLinked });

const { standing, atTerms, atIdentity, atRepayment, accept, termsOf } = applying(() => service);
const { work, ask, cancel, restart } = cancelling(() => service);
const { judged } = erasing(() => service);
const CANCELLED = {
  current_task_name: 'terms_acceptance',
  eligibility_result: { application_status: 'not_started', eligible: false },
  skippable: false,
  application_complete: false,
  cancellation: { cancelled_at: '2026-11-21T20:00:00.000Z', personal_info: 'erased' },
};
const outcomes = (userId: string) =>
  service
    .database('application_cancellation')
    .where({ user_id: userId })
    .orderBy('version')
    .pluck('outcome');

describe('POST /card_application/restart', () => {
  it('begins anew, with nothing of what was done before', async () => {
    const userId = await atIdentity();
    await cancel(userId);
    service.clock.set('2026-11-22T20:00:00Z');
    const reply = await restart(userId);
    expect([reply.statusCode, reply.body]).toEqual([204, '']);
    expect(await standing(userId)).toMatchObject({
      current_task_name: 'terms_acceptance',
      eligibility_result: { application_status: 'eligible' },
      cancellation: null,
    });
    expect((await restart(userId)).statusCode).toBe(204);
    await accept(
      userId,
      (await termsOf()).map(({ id }) => id),
    );
    expect((await service.post(userId, PERSONAL_INFO, somebody())).statusCode).toBe(201);
    expect((await standing(userId)).current_task_name).toBe('identity_verification');
  });

  it('asks not again for what had to be kept', async () => {
    const userId = await atRepayment({ ssn: '512990001' });
    await service.post(userId, '/card_application/deposit_account');
    await service.jobs.finish();
    service.world.records = () => ({
      card_account: 'issuing',
      has_transactions: false,
      kept_from: null,
    });
    await cancel(userId);
    expect((await standing(userId)).cancellation).toMatchObject({ personal_info: 'kept' });
    await restart(userId);
    await accept(
      userId,
      (await termsOf()).map(({ id }) => id),
    );
    expect(await standing(userId)).toMatchObject({
      current_task_name: 'repayment_setup',
      tasks: { personal_info_submission: 'complete', identity_verification: 'complete' },
    });
    const confirm = '/card_application/confirm_repayment_account';
    expect((await service.post(userId, confirm)).statusCode).toBe(204);
  });

  it('leaves it to people who she is where they were looking at it, whatever she tells then', async () => {
    const verified = async (userId: string, ssn: string) => {
      const ids = (await termsOf()).map(({ id }) => id);
      await accept(userId, ids);
      await service.post(userId, PERSONAL_INFO, somebody({ ssn }));
      await service.post(userId, '/identity_verifications/submit_verification', {});
      await work();
      const path = '/identity_verifications/current_status';
      return (await service.get(userId, path)).json().current_status;
    };
    const userId = await judged('review');
    await cancel(userId, 1);
    await restart(userId);
    service.world.check = () => ({ decision: 'accept' });
    const checked = service.checked.length;
    expect(await verified(userId, '512990011')).toBe('flagged_for_internal_review');
    expect(service.checked).toHaveLength(checked);
    await cancel(userId, 2);
    await restart(userId);
    expect(await verified(userId, '512990012')).toBe('flagged_for_internal_review');
    const word = { decision: 'approve', actor_id: newId(), reason: 'She came with her passport.' };
    const approved = await service.app.inject({
      method: 'PUT',
      url: `/internal/identity_verifications/${userId}/decision`,
      headers: asCaller('admin', { audience: 'onboarding' }),
      payload: word,
    });
    expect(approved.statusCode).toBe(200);
    expect((await standing(userId)).current_task_name).toBe('repayment_setup');
    await cancel(userId, 3);
    await restart(userId);
    expect(await verified(userId, '512990013')).toBe('verified_automatically');
  });

  it('can be followed by cancelling once more', async () => {
    const userId = await atIdentity();
    await cancel(userId, 1);
    await restart(userId);
    await cancel(userId, 2);
    expect(await outcomes(userId)).toEqual(['cancelled', 'cancelled']);
    // What was erased at first is still what became of it.
    expect(await standing(userId)).toMatchObject(CANCELLED);
    // Read again from the first on, nothing ends that goes on.
    await restart(userId);
    await cancel(userId, 1);
    expect((await standing(userId)).cancellation).toBeNull();
  });

  it('waits until what she told is erased, or it would take what she tells anew', async () => {
    const userId = await atIdentity();
    await ask(userId);
    await service.jobs.drain();
    const reply = await restart(userId);
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ code: 'erasure_pending' });
    await work();
    expect((await restart(userId)).statusCode).toBe(204);
  });

  it('is refused the fourth time in a month, or numbers could be tried without end', async () => {
    const userId = await atTerms();
    for (let version = 1; version <= 4; version += 1) {
      await cancel(userId, version);
      const reply = await restart(userId);
      expect(reply.statusCode).toBe(version <= 3 ? 204 : 429);
    }
    service.clock.set('2026-12-21T20:00:01Z');
    expect((await restart(userId)).statusCode).toBe(204);
  });

  it('leaves what nobody has cancelled as it is', async () => {
    const userId = await atIdentity();
    expect((await restart(userId)).statusCode).toBe(204);
    expect((await standing(userId)).current_task_name).toBe('identity_verification');
    const nobody = newId();
    expect((await restart(nobody)).statusCode).toBe(204);
    expect(await service.database('application').where({ user_id: nobody })).toEqual([]);
  });

  it('is not done by staff in her name', async () => {
    const userId = await atIdentity();
    await cancel(userId);
    const headers = service.headers(userId, newId());
    const path = '/card_application/restart';
    expect((await service.inject('POST', path, headers)).statusCode).toBe(403);
    expect((await standing(userId)).cancellation).not.toBeNull();
  });
});
