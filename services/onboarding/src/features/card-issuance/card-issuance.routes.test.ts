import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { InternalCallError, newId } from '@reset/service-kit';
import { asCaller } from '@reset/service-kit/testing';
import { allLinked, applying, somebody } from '#testing/applying.ts';
import {
  NOW,
  someLinks,
  startOnboardingService,
  type OnboardingServiceUnderTest,
} from '#testing/onboarding-service.ts';

const CONFIRM = '/card_application/confirm_repayment_account';

let service: OnboardingServiceUnderTest;
beforeAll(async () => {
  service = await startOnboardingService();
});
afterAll(() => service.stop());
/** Everybody's number is her own. */
let numbers = 0;
const ownSsn = () => ({ ssn: `5124${String((numbers += 1)).padStart(5, '6')}` });
beforeEach(async () => {
  await service.jobs.finish().catch(() => undefined);
  service.clock.set(NOW);
  service.forget();
  service.world.links = allLinked;
  service.issued.length = 0;
  service.mails.length = 0;
});

const { standing, atIdentity, atPersonalInfo, atRepayment } = applying(() => service);
const confirm = (userId: string) => service.post(userId, CONFIRM);
const issuance = async (userId: string) =>
  (await service.get(userId, '/card_application/issuance')).json();
const statesOf = async (userId: string) => (await service.states(userId)).map(({ state }) => state);
const madeFor = (userId: string) =>
  service.issued.filter((one) => one.userId === userId).map(({ what }) => what);
const away = () => new InternalCallError('member did not answer', 503, 'service_unavailable');
const notAccepted = () => new InternalCallError('refused', 422, 'cardholder_not_accepted');
/** As the schedule does every minute. */
const resumeAt = async (instant: string) => {
  service.clock.set(instant);
  await service.jobs.runSchedule('resume-card-issuances');
  await service.jobs.finish();
};
const switched = () => ({ ...allLinked(), direct_deposit_switched: true });

describe('an account that pay can be sent to', () => {
  it('is opened once her identity is verified, as the person whom she told', async () => {
    const userId = await atRepayment({ ssn: '512350001' });
    expect(service.issued).toEqual([
      {
        what: 'deposit_account',
        userId,
        body: {
          person: {
            first_name: 'Hazel',
            last_name: 'Bourne',
            dob: '1990-01-31',
            ssn: '512350001',
            address: {
              street_one: '1 Harbor Street',
              city: 'Portland',
              state_abbr: 'OR',
              zip_code: '97201',
            },
            phone_number: '+12025550123',
            email: 'hazel@example.com',
          },
        },
      },
    ]);
    expect(await issuance(userId)).toEqual({
      account_opened: true,
      requested_at: null,
      card_issued: false,
      delayed: false,
      refused: false,
    });
  });

  it('keeps nobody from saying how she repays while it cannot be opened, and comes later', async () => {
    service.world.issue = away;
    const userId = await atIdentity(ownSsn());
    await service.post(userId, '/identity_verifications/submit_verification', {});
    await expect(service.jobs.finish()).rejects.toThrow('did not answer');
    expect((await confirm(userId)).statusCode).toBe(204);
    await expect(service.jobs.finish()).rejects.toThrow('did not answer');
    expect(await issuance(userId)).toMatchObject({ account_opened: false, delayed: false });
    service.world.issue = () => null;
    await resumeAt('2026-11-21T20:02:30Z');
    expect(await issuance(userId)).toMatchObject({ account_opened: true, card_issued: true });
    expect(madeFor(userId).slice(-2)).toEqual(['deposit_account', 'card_account']);
  });
});

describe('POST /card_application/confirm_repayment_account', () => {
  it('records how she repays, and has her card issued [ONB-125]', async () => {
    const userId = await atRepayment(ownSsn());
    expect((await confirm(userId)).statusCode).toBe(204);
    expect(await standing(userId)).toMatchObject({
      current_task_name: null,
      tasks: { repayment_setup: 'complete' },
      application_complete: false,
    });
    expect((await statesOf(userId)).at(-1)).toBe('acknowledged_repayment_account');
    expect(await issuance(userId)).toMatchObject({
      requested_at: '2026-11-21T20:00:00.000Z',
      card_issued: false,
    });
    await service.jobs.finish();
    expect(madeFor(userId)).toEqual(['deposit_account', 'card_account']);
    expect(service.issued.at(-1)?.body).toMatchObject({
      person: { last_name: 'Bourne' },
      repayment_method: 'ach_debit_flow',
    });
    expect(await issuance(userId)).toMatchObject({ card_issued: true, refused: false });
  });

  it('keeps when and from where her word came', async () => {
    const userId = await atRepayment(ownSsn());
    await confirm(userId);
    const row = await service.database('card_issuance').where({ user_id: userId }).first();
    expect(row).toMatchObject({
      repayment_method: 'ach_debit_flow',
      requested_at: new Date(NOW),
      ip_address: '127.0.0.1',
      user_agent: expect.stringMatching(/./),
    });
  });

  it('is once, however often it is sent', async () => {
    const userId = await atRepayment(ownSsn());
    const replies = await Promise.all(Array.from({ length: 20 }, () => confirm(userId)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(204));
    await service.jobs.finish();
    expect(madeFor(userId)).toEqual(['deposit_account', 'card_account']);
    expect((await confirm(userId)).statusCode).toBe(204);
    const states = await statesOf(userId);
    expect(states.filter((state) => state === 'acknowledged_repayment_account')).toHaveLength(1);
    expect(service.mails).toHaveLength(1);
  });

  it('is refused before it is asked', async () => {
    for (const userId of [newId(), await atPersonalInfo(), await atIdentity(ownSsn())]) {
      const reply = await confirm(userId);
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'task_not_open']);
      expect(await issuance(userId)).toMatchObject({ requested_at: null });
    }
  });

  it('is refused while her bank is linked no more, and for staff who view her account', async () => {
    const userId = await atRepayment(ownSsn());
    const asStaff = service.headers(userId, newId());
    expect((await service.inject('POST', CONFIRM, asStaff)).statusCode).toBe(403);
    service.world.links = () => someLinks({ payroll_linked: true });
    expect((await confirm(userId)).json().code).toBe('task_not_open');
    expect(await issuance(userId)).toMatchObject({ requested_at: null });
  });

  it('does not debit an account that is somebody else’s, and takes her direct deposit', async () => {
    const userId = await atRepayment(ownSsn());
    service.world.links = () => ({ ...allLinked(), bank_is_of_another: true });
    const reply = await confirm(userId);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'bank_account_of_another']);
    expect(await issuance(userId)).toMatchObject({ requested_at: null });
    service.world.links = () => ({ ...switched(), bank_is_of_another: true });
    expect((await confirm(userId)).statusCode).toBe(204);
  });

  it('records her direct deposit where all of her pay comes to us', async () => {
    const userId = await atRepayment(ownSsn());
    service.world.links = switched;
    expect((await confirm(userId)).statusCode).toBe(204);
    expect((await statesOf(userId)).at(-1)).toBe('switched_direct_deposit');
    await service.jobs.finish();
    expect(service.issued.at(-1)?.body).toMatchObject({ repayment_method: 'direct_deposit_flow' });
  });
});

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
      { to: 'hazel@example.com', subject: 'Your Reset Card is ready' },
    ]);
  });

  it('goes on though her bank is linked no more', async () => {
    const userId = await atRepayment(ownSsn());
    await confirm(userId);
    service.world.links = () => someLinks();
    await service.jobs.finish();
    expect(await issuance(userId)).toMatchObject({ card_issued: true });
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

  it('waits for whom the issuer still looks at, and asks again until it accepts her', async () => {
    service.world.issue = () => new InternalCallError('refused', 409, 'cardholder_in_review');
    const userId = await atRepayment(ownSsn());
    await confirm(userId);
    await service.jobs.finish();
    service.clock.set('2026-11-21T20:03:00Z');
    expect(await issuance(userId)).toMatchObject({
      account_opened: false,
      delayed: true,
      refused: false,
    });
    await resumeAt('2026-11-21T20:04:00Z');
    service.world.issue = () => null;
    await resumeAt('2026-11-21T20:06:30Z');
    expect(await issuance(userId)).toMatchObject({ card_issued: true });
  });

  it('is nobody else’s to see', async () => {
    const userId = await atRepayment(ownSsn());
    await confirm(userId);
    expect(await issuance(newId())).toMatchObject({ requested_at: null, account_opened: false });
  });

  it('takes what she told, with a second line of her address', async () => {
    const { address } = somebody();
    const userId = await atRepayment({ ...ownSsn(), address: { ...address, street_two: 'Apt 2' } });
    expect(service.issued.find((one) => one.userId === userId)?.body.person?.address).toMatchObject(
      { street_two: 'Apt 2' },
    );
  });
});
