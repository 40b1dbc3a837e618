import { describe, expect, it } from '@jest/globals';
import { InternalCallError, newId } from '@reset/service-kit';
import { asCaller } from '@reset/service-kit/testing';
import { allLinked, somebody } from '#testing/applying.ts';
import { away, issuing, switched } from '#testing/issuing.ts';
import { NOW, startedService } from '#testing/onboarding-service.ts';

const service = await startedService({ links: allLinked });
const {
  standing,
  atIdentity,
  atRepayment,
  ownSsn,
  confirm,
  wantAccount,
  issuance,
  madeFor,
  resumeAt,
} = issuing(service);
const notAccepted = () => new InternalCallError('refused', 422, 'cardholder_not_accepted');

describe('a direct deposit that was switched', () => {
  const heard = (userId: string) =>
    service.jobs.add(service.database, 'record-switched-deposit', { user_id: userId });

  it('sets her repayment up by itself, whether she looks or not [ONB-122]', async () => {
    const userId = await atRepayment(ownSsn());
    service.world.links = switched;
    await heard(userId);
    await heard(userId);
    await service.jobs.finish();
    expect(await standing(userId)).toMatchObject({ tasks: { repayment_setup: 'complete' } });
    expect(await issuance(userId)).toMatchObject({ card_issued: true });
    expect(madeFor(userId).filter((what) => what === 'card_account')).toHaveLength(1);
  });

  it('jumps no step before', async () => {
    const userId = await atIdentity(ownSsn());
    service.world.links = switched;
    await heard(userId);
    await service.jobs.finish();
    expect(await standing(userId)).toMatchObject({ current_task_name: 'identity_verification' });
  });
});

describe('issuing', () => {
  it('welcomes her once, at the address of her account', async () => {
    const userId = await atRepayment(ownSsn());
    await confirm(userId);
    await service.jobs.finish();
    await service.jobs.add(service.database, 'issue-card', { user_id: userId });
    await service.jobs.finish();
    expect(service.mails).toMatchObject([
      {
        to: 'hazel@example.com',
        subject: 'Your Reset Card is ready',
        text: expect.stringMatching(
          /"See your card" shows its number and the steps[^]*See your card:?\s+\S+\/apply\?reveal=true/,
        ),
      },
    ]);
  });

  it('is told to be late after two minutes, and tried until it is done', async () => {
    const userId = await atRepayment(ownSsn());
    service.world.issue = away;
    await confirm(userId);
    await expect(service.jobs.finish()).rejects.toThrow('did not answer');
    expect(await issuance(userId)).toMatchObject({ delayed: false });
    service.clock.set('2026-11-21T20:02:00Z');
    expect(await issuance(userId)).toMatchObject({ delayed: true, refused: false });
    service.world.issue = () => null;
    await resumeAt('2026-11-21T20:02:30Z');
    expect(await issuance(userId)).toMatchObject({ delayed: false, card_issued: true });
  });

  it('ends for whom the issuer does not accept, until staff have it tried again', async () => {
    service.world.issue = notAccepted;
    const userId = await atRepayment(ownSsn());
    await wantAccount(userId);
    await service.jobs.finish();
    expect(await issuance(userId)).toMatchObject({ refused: true, account_opened: false });
    const before = service.issued.length;
    await resumeAt('2026-11-21T21:00:00Z');
    expect(service.issued).toHaveLength(before);
    expect(JSON.stringify(service.logged)).toContain('card_issuance.refused');

    const headers = asCaller('admin', { audience: 'onboarding' });
    const listed = await service.app.inject({ url: '/internal/card_issuances', headers });
    expect(listed.json().card_issuances).toContainEqual(
      expect.objectContaining({ user_id: userId, refusal: 'cardholder_not_accepted' }),
    );
    service.world.issue = () => null;
    await confirm(userId);
    const retry = (id: string) =>
      service.app.inject({
        method: 'POST',
        url: `/internal/card_issuances/${id}/retry`,
        headers: { ...headers, 'content-type': 'application/json' },
        payload: { reason: 'Her name was corrected', actor_id: newId() },
      });
    expect((await retry(newId())).statusCode).toBe(404);
    expect((await retry(userId)).statusCode).toBe(204);
    await service.jobs.finish();
    expect(await issuance(userId)).toMatchObject({ card_issued: true, refused: false });
    expect((await retry(userId)).statusCode).toBe(404);
  });

  it('waits for whom the issuer still looks at, says so, and asks again until it accepts her', async () => {
    service.world.issue = () => new InternalCallError('refused', 409, 'cardholder_in_review');
    const userId = await atRepayment(ownSsn());
    await confirm(userId);
    expect(await issuance(userId)).not.toHaveProperty('delayed_by');
    await service.jobs.finish();
    const held = { account_opened: false, delayed: true, delayed_by: 'issuer_review' };
    expect(await issuance(userId)).toMatchObject({ ...held, refused: false });
    await resumeAt('2026-11-21T20:04:00Z');
    expect(await issuance(userId)).toMatchObject(held);
    const row = await service.database('card_issuance').where({ user_id: userId }).first();
    expect(row.in_review_since).toEqual(new Date(NOW));
    service.world.issue = () => null;
    await resumeAt('2026-11-21T20:06:30Z');
    expect(await issuance(userId)).toMatchObject({ card_issued: true, delayed: false });
    expect(await issuance(userId)).not.toHaveProperty('delayed_by');
    expect(service.mails).toMatchObject([{ subject: 'Your Reset Card is ready' }]);
  });

  it('tells the issuer’s side when its people looked at her, so that their word counts, and after a refusal no more', async () => {
    service.world.issue = () => new InternalCallError('refused', 409, 'cardholder_in_review');
    const userId = await atRepayment(ownSsn());
    await confirm(userId);
    await service.jobs.finish();
    service.world.issue = () => new InternalCallError('refused', 422, 'cardholder_not_accepted');
    await resumeAt('2026-11-21T20:04:00Z');
    expect(await issuance(userId)).toMatchObject({ refused: true });
    const told = () =>
      service.issued
        .filter((one) => one.userId === userId)
        .map(({ body }) => body.in_review ?? false);
    expect(told()).toEqual([false, true]);
    service.world.issue = () => null;
    await service.app.inject({
      method: 'POST',
      url: `/internal/card_issuances/${userId}/retry`,
      headers: asCaller('admin', { audience: 'onboarding' }),
      payload: { reason: 'Her name was corrected', actor_id: newId() },
    });
    await service.jobs.finish();
    expect(told()).toEqual([false, true, false, false]);
    expect(await issuance(userId)).toMatchObject({ card_issued: true, refused: false });
  });

  it('is refused after the issuer has looked, and says that alone', async () => {
    service.world.issue = () => new InternalCallError('refused', 409, 'cardholder_in_review');
    const userId = await atRepayment(ownSsn());
    await confirm(userId);
    await service.jobs.finish();
    service.world.issue = notAccepted;
    await resumeAt('2026-11-21T20:04:00Z');
    expect(await issuance(userId)).toMatchObject({ delayed: false, refused: true });
    expect(await issuance(userId)).not.toHaveProperty('delayed_by');
  });

  it('is nobody else’s to see', async () => {
    const userId = await atRepayment(ownSsn());
    await confirm(userId);
    expect(await issuance(newId())).toMatchObject({ requested_at: null, account_opened: false });
  });

  it('takes what she told, with a second line of her address', async () => {
    const { address } = somebody();
    const userId = await atRepayment({ ...ownSsn(), address: { ...address, street_two: 'Apt 2' } });
    await wantAccount(userId);
    await service.jobs.finish();
    expect(service.issued.find((one) => one.userId === userId)?.body.person?.address).toMatchObject(
      { street_two: 'Apt 2' },
    );
  });
});
