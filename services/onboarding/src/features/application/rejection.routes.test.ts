import { asCaller } from '@reset/service-kit/testing';
import { InternalCallError, newId } from '@reset/service-kit';
import { describe, expect, it } from '@jest/globals';
import { allLinked, applying, PERSONAL_INFO, somebody } from '#testing/applying.ts';
import { cancelling } from '#testing/cancelling.ts';
import { flagged } from '#testing/flagged.ts';
import { someIdentity, someLinks, startedService } from '#testing/onboarding-service.ts';

const CARD = '/card_application/status';
const WORD = { actor_id: newId(), reason: 'Two accounts of one household.' };

const service = await startedService({ links: allLinked });
const { atTerms, atPersonalInfo, atIdentity, atRepayment, standing } = applying(() => service);
const { atDocuments, current, notify } = flagged(() => service);
const { cancel, work } = cancelling(() => service);

let numbers = 0;
const ownSsn = () => ({ ssn: `5128${String((numbers += 1)).padStart(5, '6')}` });
const atVerified = () => atRepayment(ownSsn());
const reject = (userId: string, key = newId()) =>
  service.give(`applications/${userId}/rejection`, WORD, { key });
const resultOf = async (userId: string) => (await standing(userId)).eligibility_result;
const published = async (userId: string) =>
  (await service.database('eligibility_published').where({ user_id: userId }).first('eligible'))
    ?.eligible;
const registered = async () => {
  const userId = newId();
  service.world.links = () => someLinks();
  await service.get(userId, CARD);
  return userId;
};
const repaying = async () => {
  const userId = await atVerified();
  await service.post(userId, '/card_application/confirm_repayment_account');
  return userId;
};

describe('POST /internal/applications/:user_id/rejection', () => {
  it.each([
    ['just registered', registered, null, 'not_approved'],
    ['at the terms', atTerms, null, 'not_approved'],
    ['about to tell who she is', atPersonalInfo, null, 'not_approved'],
    ['about to be verified', () => atIdentity(ownSsn()), 'rejected', 'identity'],
    ['flagged for review', () => atDocuments({ decision: 'review' }), 'rejected', 'identity'],
    ['verified', atVerified, 'verified_automatically', 'not_approved'],
    ['yet to have her card made', repaying, 'verified_automatically', 'not_approved'],
  ])('ends the application of who is %s [ADM-120]', async (_where, at, status, reason) => {
    const userId = await at();
    const reply = await reject(userId);
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      { application_status: 'rejected', current_status: status },
    ]);
    expect(await resultOf(userId)).toEqual({
      application_status: 'rejected',
      eligible: false,
      user_actionable_criteria: [],
      ineligible_reason: reason,
    });
    await work();
    expect(await published(userId)).not.toBe(true);
    expect(service.issued).toEqual([]);
    expect(service.mails).toMatchObject([{ subject: 'About your application for the Reset Card' }]);
    expect(/verify your identity/.test(String(service.mails[0]?.text))).toBe(reason === 'identity');
  });

  it('lets nobody go on with it, begin it again or be verified', async () => {
    const [asked, cancelled] = [await atIdentity(ownSsn()), await atPersonalInfo()];
    await service.post(asked, '/identity_verifications/submit_verification', {});
    await reject(asked);
    await notify(asked);
    await work();
    expect((await current(asked)).current_status).toBe('rejected');
    await cancel(cancelled);
    await reject(cancelled);
    await service.post(cancelled, '/card_application/restart');
    expect((await service.post(cancelled, PERSONAL_INFO, somebody())).statusCode).toBe(409);
    expect(await resultOf(cancelled)).toMatchObject({ application_status: 'rejected' });
  });

  it('is once, whatever key it comes by, and of nobody who has a card or whose card is being made', async () => {
    const [twice, holder, awaiting] = [await atTerms(), await atTerms(), await repaying()];
    const key = newId();
    const replies = [await reject(twice, key), await reject(twice, key), await reject(twice)];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 409]);
    expect(replies[2]?.json().code).toBe('already_rejected');
    service.world.links = () => ({ ...allLinked(), card_issued: true });
    expect((await reject(holder)).json().code).toBe('has_card');
    service.world.links = allLinked;
    await service.jobs.finish();
    expect((await reject(awaiting)).json().code).toBe('card_being_issued');
    expect(
      await service.database('application_rejection').whereIn('user_id', [holder, awaiting]),
    ).toEqual([]);
  });

  it('is of nobody who is gone, and waits while a neighbour is away', async () => {
    service.world.identify = () => new InternalCallError('gone', 404, 'not_found');
    expect((await reject(newId())).statusCode).toBe(404);
    service.world.identify = () => someIdentity();
    service.world.links = () => new InternalCallError('down', 503, 'service_unavailable');
    expect((await reject(newId())).statusCode).toBe(503);
  });

  it('is told in her timeline, and keeps no reason once what she told is erased', async () => {
    const userId = await atVerified();
    await reject(userId);
    const timeline = await service.asAdmin(`/applications/${userId}/timeline?kind=application`);
    expect(timeline.json().entries).toContainEqual(
      expect.objectContaining({
        type: 'application_rejected',
        detail: WORD.reason,
        made_by: { id: WORD.actor_id, name: null },
      }),
    );
    await service.app.inject({
      method: 'POST',
      url: `/internal/personal_infos/${userId}/erasures`,
      headers: asCaller('operator', { audience: 'onboarding' }),
      payload: { reason: 'person_asked', actor_id: newId() },
    });
    await work();
    expect(
      await service.database('application_rejection').where({ user_id: userId }),
    ).toMatchObject([{ actor_id: WORD.actor_id, reason: null }]);
    expect(await resultOf(userId)).toMatchObject({ application_status: 'rejected' });
    await expect(
      service.database('application_rejection').update({ reason: 'Another.' }),
    ).rejects.toThrow('only ever added to');
  });
});
