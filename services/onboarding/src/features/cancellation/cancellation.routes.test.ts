import { describe, expect, it } from '@jest/globals';
import { eventSubscriptions, newId } from '@reset/service-kit';
import { asCaller, eventually } from '@reset/service-kit/testing';
import { allLinked, applying, PERSONAL_INFO, somebody } from '#testing/applying.ts';
import { cancelling } from '#testing/cancelling.ts';
import { eventOwner } from '#testing/event-owner.ts';
import { NOW, startedService } from '#testing/onboarding-service.ts';
import { buildApp } from '../../app.ts';

const service = await startedService({ links: allLinked });

const { standing, atTerms, atPersonalInfo, atIdentity, atRepayment, accept, termsOf } = applying(
  () => service,
);
const { work, ask, cancel, restart } = cancelling(() => service);
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
const taxOf = async (userId: string) =>
  (await service.get(userId, '/tax_refund_advance_application/status')).json();

describe('an application that is cancelled', () => {
  it('ends, says so at each look, and takes no step', async () => {
    const userId = await atIdentity();
    expect((await standing(userId)).cancellation).toBeNull();
    await cancel(userId);
    expect(await standing(userId)).toMatchObject(CANCELLED);
    const states = await service.states(userId);
    for (const attempt of [
      () => service.post(userId, PERSONAL_INFO, somebody()),
      () => service.post(userId, '/identity_verifications/submit_verification', {}),
      async () =>
        accept(
          userId,
          (await termsOf()).map(({ id }) => id),
        ),
    ]) {
      expect((await attempt()).statusCode).toBe(409);
    }
    expect((await service.post(userId, '/card_application/skip_payroll')).statusCode).toBe(422);
    expect(await standing(userId)).toMatchObject(CANCELLED);
    expect(await service.states(userId)).toEqual(states);
    expect(await service.database('personal_info').where({ user_id: userId })).toEqual([]);
  });

  it('is said by whatever she had told before: nothing where she had told nothing', async () => {
    const userId = await atTerms();
    await ask(userId);
    await service.jobs.drain();
    expect((await standing(userId)).cancellation).toMatchObject({ personal_info: 'being_erased' });
    await work();
    expect((await standing(userId)).cancellation).toMatchObject({ personal_info: null });
  });

  it('is told other pages as cancelled, where nothing is asked of her', async () => {
    const userId = await atTerms();
    await cancel(userId);
    const reply = await service.app.inject({
      url: `/internal/applications/${userId}/eligibility`,
      headers: asCaller('member', { audience: 'onboarding' }),
    });
    expect(reply.json()).toEqual({
      eligible_for_card: false,
      tax_filing_in_progress: false,
      application: { state: 'onboarded', step: 'cancelled', require_action: false },
      personal_info: null,
    });
  });

  it('leaves her taxes as they are, with what they need of what she told', async () => {
    const userId = await atTerms();
    await taxOf(userId);
    await accept(
      userId,
      (await termsOf()).map(({ id }) => id),
    );
    await service.post(userId, PERSONAL_INFO, somebody());
    await cancel(userId);
    expect((await standing(userId)).cancellation).toMatchObject({ personal_info: 'kept' });
    expect(await taxOf(userId)).toMatchObject({
      current_task_name: 'tax_filing_submission',
      cancellation: null,
    });
    // Begun again, she tells it anew for the card.
    expect((await restart(userId)).statusCode).toBe(204);
    await accept(
      userId,
      (await termsOf()).map(({ id }) => id),
    );
    const moved = somebody({ address: { ...somebody().address, city: 'Salem' } });
    expect((await service.post(userId, PERSONAL_INFO, moved)).statusCode).toBe(201);
    expect((await standing(userId)).current_task_name).toBe('identity_verification');
  });

  it('is one cancellation, however often it is asked for or read', async () => {
    const userId = await atIdentity();
    await ask(userId, 1);
    await ask(userId, 1);
    await ask(userId, 2);
    await work();
    expect(await outcomes(userId)).toEqual(['cancelled', 'nothing_to_cancel']);
    service.clock.set('2026-11-21T21:00:00Z');
    await cancel(userId, 2);
    expect(await standing(userId)).toMatchObject(CANCELLED);
  });

  it('changes nothing for who has begun none', async () => {
    const userId = newId();
    await cancel(userId);
    expect(await outcomes(userId)).toEqual(['nothing_to_cancel']);
    expect((await standing(userId)).cancellation).toBeNull();
  });

  it('is left to staff once the card is there or being made', async () => {
    const [waiting, holder] = [await atIdentity(), await atIdentity()];
    await service.database('application_task').insert({
      user_id: waiting,
      product: 'earned_wage_access',
      task: 'repayment_setup',
      outcome: 'done',
      recorded_at: new Date(NOW),
    });
    service.world.links = () => ({ ...allLinked(), card_issued: true });
    await standing(holder);
    for (const userId of [waiting, holder]) {
      await cancel(userId);
      expect(await outcomes(userId)).toEqual(['card_on_its_way']);
      expect((await standing(userId)).cancellation).toBeNull();
      expect(await service.database('personal_info').where({ user_id: userId })).toHaveLength(1);
    }
  });
});

describe('a cancellation that she was told is taken, and that was not read yet', () => {
  const confirm = (userId: string) =>
    service.post(userId, '/card_application/confirm_repayment_account');

  it('keeps every step of the card from being recorded until it is decided, and none of her taxes', async () => {
    const [atTheEnd, atTheTerms] = [await atRepayment({ ssn: '512990002' }), await atTerms()];
    await taxOf(atTheTerms);
    service.world.links = () => ({ ...allLinked(), cancellation_version: 1 });
    const refused = await confirm(atTheEnd);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'cancellation_pending']);
    await cancel(atTheEnd);
    expect(await outcomes(atTheEnd)).toEqual(['cancelled']);
    expect((await confirm(atTheEnd)).json().code).toBe('task_not_open');
    expect(service.issued.filter(({ userId }) => userId === atTheEnd)).toEqual([]);
    // She begins anew, and nothing of the old word is in the way.
    expect((await restart(atTheEnd)).statusCode).toBe(204);
    const ids = (await termsOf()).map(({ id }) => id);
    expect((await accept(atTheEnd, ids)).statusCode).toBe(201);
  });

  it('that comes when the card is being made already is mailed as one that ended nothing', async () => {
    const userId = await atRepayment({ ssn: '512990003' });
    expect((await confirm(userId)).statusCode).toBe(204);
    service.mails.splice(0);
    await cancel(userId);
    expect(await outcomes(userId)).toEqual(['card_on_its_way']);
    expect(service.mails.map(({ subject }) => subject)).toContain(
      'Your application was not cancelled',
    );
  });
});

describe('cancelling while a step is taken', () => {
  it('ends with nothing of hers, whichever comes first', async () => {
    for (let round = 0; round < 10; round += 1) {
      const userId = await atPersonalInfo();
      await ask(userId);
      await Promise.all([
        service.post(userId, PERSONAL_INFO, somebody()),
        service.jobs.drain(),
        service.post(userId, PERSONAL_INFO, somebody()),
      ]);
      await work();
      expect((await standing(userId)).cancellation).not.toBeNull();
      expect(await service.database('personal_info').where({ user_id: userId })).toEqual([]);
      expect(await service.database('application_task').where({ user_id: userId })).toEqual([]);
    }
  });
});

describe('the event of the member service', () => {
  it('is what cancels', async () => {
    const userId = await atTerms();
    const owners = { public: eventOwner('well'), member: eventOwner('badly') };
    const events = eventSubscriptions(service.context);
    const services = { public: owners.public.client, member: owners.member.client };
    const app = buildApp({ ...service.context, events, services });
    await app.ready();
    events.start();
    owners.member.publish('card_application.cancellation_requested', userId);
    await eventually(async () => expect(await outcomes(userId)).toEqual([null]));
    await app.close();
    await work();
    expect(await outcomes(userId)).toEqual(['cancelled']);
    expect((await standing(userId)).cancellation).not.toBeNull();
  });
});
