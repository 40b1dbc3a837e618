import { newId } from '@reset/service-kit';
import { asCaller } from '@reset/service-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { allLinked, applying } from '#testing/applying.ts';
import { cancelling } from '#testing/cancelling.ts';
import { afterPictures, awaited, flagged } from '#testing/flagged.ts';
import { someLinks, startedService } from '#testing/onboarding-service.ts';

const service = await startedService({ links: allLinked });
const { atIdentity, atTerms, atRepayment } = applying(() => service);
const { atDocuments, notify } = flagged(() => service);
const { cancel, work } = cancelling(() => service);

let numbers = 0;
const ownSsn = () => ({ ssn: `5129${String((numbers += 1)).padStart(5, '6')}` });
const decide = (userId: string, decision: 'approve' | 'reject') =>
  service.app.inject({
    method: 'PUT',
    url: `/internal/identity_verifications/${userId}/decision`,
    headers: asCaller('admin', { audience: 'onboarding' }),
    payload: { decision, actor_id: newId(), reason: 'The picture is of somebody else.' },
  });
const subjects = () => service.mails.map(({ subject }) => subject);
const APPROVED = 'Your identity is verified';
const NOT_APPROVED = 'About your application for the Reset Card';
const CANCELLED = 'Your application is cancelled';

describe('a decision on an identity', () => {
  it('of staff who approve is mailed once, with her next step', async () => {
    const userId = await atDocuments({ decision: 'review' });
    await decide(userId, 'approve');
    await decide(userId, 'approve');
    await work();
    expect(service.mails).toMatchObject([
      {
        to: 'hazel@example.com',
        subject: APPROVED,
        text: expect.stringMatching(/set up how you repay[^]+Set up how you repay:\s+\S+\/apply\n/),
      },
    ]);
  });

  it.each([
    ['people at the provider', afterPictures('review')],
    ['people before any provider', { decision: 'review' } as const],
  ])('that came by %s is mailed', async (_who, check) => {
    const userId = await atDocuments(check);
    expect(service.mails).toEqual([]);
    service.world.check = () => ({ decision: 'accept' });
    await notify(userId);
    await notify(userId);
    await work();
    expect(subjects()).toEqual([APPROVED]);
  });

  it('that came at once, or by her pictures, is on her screen alone', async () => {
    await atRepayment(ownSsn());
    const userId = await atDocuments(awaited());
    service.world.check = () => afterPictures('accept');
    await notify(userId);
    await work();
    expect(service.mails).toEqual([]);
  });

  it('that refuses her is mailed once without its reason, whoever decided', async () => {
    const byStaff = await atDocuments({ decision: 'review' });
    await decide(byStaff, 'reject');
    await atDocuments({ decision: 'reject' });
    await work();
    expect(subjects()).toEqual([NOT_APPROVED, NOT_APPROVED]);
    for (const { text } of service.mails) {
      expect(text).toMatch(/couldn't verify your identity[^]+Need Help/);
      expect(text).not.toMatch(/picture|somebody else|Socure/i);
    }
  });

  it('is mailed to nobody who has gone on, or has cancelled, by its turn', async () => {
    const [onward, ended] = [
      await atDocuments({ decision: 'review' }),
      await atDocuments({ decision: 'review' }),
    ];
    for (const userId of [onward, ended]) await decide(userId, 'approve');
    await service.database('application_task').insert({
      user_id: onward,
      product: 'earned_wage_access',
      task: 'repayment_setup',
      outcome: 'done',
      recorded_at: service.clock.now(),
    });
    await service.database('identity_verification').where({ user_id: ended }).delete();
    await work();
    expect(service.mails).toEqual([]);
  });
});

describe('an application that she cancelled', () => {
  it('is mailed once what was erased and what stays linked', async () => {
    const userId = await atIdentity(ownSsn());
    await cancel(userId);
    await cancel(userId, 2);
    expect(service.mails).toMatchObject([
      {
        subject: CANCELLED,
        text: expect.stringMatching(
          /erased your phone number[^]+bank and your payroll stay linked[^]+\/apply/,
        ),
      },
    ]);
  });

  it('says what was kept, or that there was nothing, and what alone is linked', async () => {
    const told = await atRepayment(ownSsn());
    await service.post(told, '/card_application/deposit_account');
    await service.jobs.finish();
    service.world.records = () => ({
      card_account: 'issuing',
      has_transactions: false,
      kept_from: null,
    });
    service.world.links = () => someLinks({ bank_linked: true });
    await cancel(told);
    service.world.links = allLinked;
    const silent = await atTerms();
    service.world.links = () => someLinks();
    await cancel(silent);
    const [kept, nothing] = service.mails.map(({ text }) => text);
    expect(kept).toMatch(/keep what you told us about yourself[^]+Your bank stays linked/);
    expect(nothing).toMatch(/nothing to erase/);
    expect(nothing).not.toMatch(/linked/);
  });

  it.each([
    ['is switched', true, /Your pay comes to your Reset deposit account[^]+ask your employer/],
    ['may be switched', false, /If you switched your direct deposit[^]+ask your employer/],
  ])('says how pay that %s comes to her again', async (_what, isSwitched, said) => {
    const userId = await atRepayment(ownSsn());
    await service.post(userId, '/card_application/deposit_account');
    await service.jobs.finish();
    service.world.links = () =>
      someLinks({ payroll_linked: true, direct_deposit_switched: isSwitched });
    await cancel(userId);
    expect(service.mails).toMatchObject([
      { subject: CANCELLED, text: expect.stringMatching(said) },
    ]);
  });

  it('says nothing of pay where no account was opened', async () => {
    await cancel(await atRepayment(ownSsn()));
    expect(service.mails).toMatchObject([{ subject: CANCELLED }]);
    expect(service.mails[0]?.text).not.toMatch(/deposit account/);
  });

  it('is not mailed again when what was kept is judged again', async () => {
    const userId = await atIdentity(ownSsn());
    await cancel(userId);
    await service
      .database('personal_info_erasure')
      .where({ user_id: userId })
      .update({ outcome: null, finished_at: null });
    service.clock.set('2026-11-21T22:00:00Z');
    await service.jobs.runSchedule('requeue-erasures');
    await work();
    expect(subjects()).toEqual([CANCELLED]);
  });

  it('is not mailed to who has begun again by then', async () => {
    const userId = await atIdentity(ownSsn());
    const { ask, restart } = cancelling(() => service);
    await ask(userId);
    await service.jobs.drain();
    await service.jobs.drain();
    expect((await restart(userId)).statusCode).toBe(204);
    await work();
    expect(service.mails).toEqual([]);
  });
});
