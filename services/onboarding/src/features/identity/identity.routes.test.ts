import { plusBankingDays } from '@reset/service-kit/calendar/banking-day.ts';
import { dayOf } from '@reset/service-kit/calendar/calendar-date.ts';
import { InternalCallError, newId, ProviderError } from '@reset/service-kit';
import { asVisitor } from '@reset/service-kit/testing';
import { describe, expect, it } from '@jest/globals';
import type { IdentityCheck } from '#providers/identity-checks.ts';
import { allLinked, applying, livingIn, PERSONAL_INFO, somebody } from '#testing/applying.ts';
import { SIGNED, startedService } from '#testing/onboarding-service.ts';

const SUBMIT = '/identity_verifications/submit_verification';
const CURRENT = '/identity_verifications/current_status';

const service = await startedService({ links: allLinked });
/** Everybody's number is her own. */
let numbers = 0;
const ownSsn = () => ({ ssn: `5123${String((numbers += 1)).padStart(5, '6')}` });

const { standing, atPersonalInfo, atIdentity } = applying(() => service);
const submit = (userId: string, body: object = {}) => service.post(userId, SUBMIT, body);
const current = async (userId: string) =>
  (await service.get(userId, CURRENT)).json().current_status;
const statesOf = async (userId: string) => (await service.states(userId)).map(({ state }) => state);
const webhook = (id: string, signature = SIGNED) =>
  service.app.inject({
    method: 'POST',
    url: '/api/v1/webhooks/socure',
    headers: {
      ...asVisitor({ audience: 'onboarding' }),
      'content-type': 'application/json',
      'x-socure-signature': signature,
    },
    payload: JSON.stringify({ event_type: 'decision_updated', data: { id } }),
  });
const idOf = async (userId: string): Promise<string> =>
  (await service.database('identity_verification').where({ user_id: userId }).first('id')).id;
/** As the schedule does every minute. */
const lookAgainAt = async (instant: string) => {
  service.clock.set(instant);
  await service.jobs.runSchedule('look-at-identities');
  await service.jobs.drain();
};

/** Somebody new whose verification came to this. */
async function submitted(decision: Partial<IdentityCheck>): Promise<string> {
  const userId = await atIdentity(ownSsn());
  service.world.check = () => decision;
  await submit(userId);
  await service.jobs.drain();
  return userId;
}
const ACCEPT = { decision: 'accept' } as const;
const WANTS_DOCUMENT = {
  decision: 'review',
  document: { id: 'doc-1', url: 'https://pictures.test/doc-1' },
} as const;

describe('an identity', () => {
  it('that staff look at says by when they decide, until that day is over', async () => {
    const userId = await submitted({ decision: 'review' });
    const read = async () => (await service.get(userId, CURRENT)).json();
    const before = service.clock.now();
    const { changed_at: since } = await service
      .database('identity_verification')
      .where({ user_id: userId })
      .first('changed_at');
    const dueOn = plusBankingDays(dayOf(since), 1);
    expect(await read()).toEqual({
      current_status: 'flagged_for_internal_review',
      review_due_on: dueOn,
    });
    service.clock.set(`${plusBankingDays(dueOn, 1)}T20:00:00Z`);
    expect(await read()).toEqual({ current_status: 'flagged_for_internal_review' });
    service.clock.set(before.toISOString());
  });

  it('has no status before, and is saved and not sent once she has told it [ONB-102, ONB-107, ONB-110]', async () => {
    const userId = await atPersonalInfo();
    expect(await current(userId)).toBeNull();
    await service.post(userId, PERSONAL_INFO, somebody(ownSsn()));
    expect(await current(userId)).toBe('info_saved');
    expect(service.checked).toEqual([]);
  });

  it('is sent once, with what she told, and verified [ONB-106, ONB-110]', async () => {
    const userId = await atIdentity({ ssn: '512340001' });
    const reply = await submit(userId);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ current_status: 'submitted' });
    expect(await statesOf(userId)).toContain('submitted_identity_verification');
    await service.jobs.drain();
    expect(service.checked).toEqual([
      {
        id: await idOf(userId),
        person: {
          firstName: 'Hazel',
          lastName: 'Bourne',
          email: 'hazel@example.com',
          dateOfBirth: '1990-01-31',
          ssn: '512340001',
          phoneNumber: '2025550123',
          address: {
            streetOne: '1 Harbor Street',
            streetTwo: null,
            city: 'Portland',
            stateAbbr: 'OR',
            zipCode: '97201',
          },
        },
      },
    ]);
    expect(await current(userId)).toBe('verified_automatically');
    expect(await standing(userId)).toMatchObject({
      current_task_name: 'repayment_setup',
      tasks: { identity_verification: 'complete' },
    });
    expect((await statesOf(userId)).at(-1)).toBe('verified_identity');
  });

  it('is one verification, however often it is sent', async () => {
    const userId = await atIdentity(ownSsn());
    const replies = await Promise.all(Array.from({ length: 20 }, () => submit(userId)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    await service.jobs.drain();
    expect(new Set(service.checked.map(({ id }) => id)).size).toBe(1);
    expect((await submit(userId)).json()).toEqual({ current_status: 'verified_automatically' });
    const states = await statesOf(userId);
    expect(states.filter((state) => state === 'verified_identity')).toHaveLength(1);
  });

  it('is rejected for good, and she is told that by her status [ONB-110]', async () => {
    const userId = await submitted({ decision: 'reject' });
    expect(await current(userId)).toBe('rejected');
    expect((await standing(userId)).eligibility_result).toMatchObject({
      application_status: 'rejected',
      ineligible_reason: 'identity',
    });
    service.world.check = () => ACCEPT;
    await webhook(await idOf(userId));
    await service.jobs.drain();
    expect(await current(userId)).toBe('rejected');
  });

  it('wants a document where there is doubt, and is verified by it [ONB-106, ONB-110, ONB-116]', async () => {
    const userId = await submitted(WANTS_DOCUMENT);
    expect(await current(userId)).toBe('flagged_for_review');
    service.world.check = () => ACCEPT;
    const reply = await submit(userId, { document_id: 'doc-1' });
    expect(reply.json()).toEqual({ current_status: 'submitted_with_document' });
    await service.jobs.drain();
    expect(await current(userId)).toBe('verified_with_document');
  });

  it('is looked at by people where the document leaves doubt, or none was wanted [ONB-110]', async () => {
    const userId = await submitted(WANTS_DOCUMENT);
    service.world.check = () => ({ decision: 'review', documentsRead: 1 });
    await submit(userId, { document_id: 'doc-1' });
    await service.jobs.drain();
    expect(await current(userId)).toBe('flagged_for_review_with_document');
    expect(await current(await submitted({ decision: 'review' }))).toBe(
      'flagged_for_internal_review',
    );
  });

  it.each([
    ['before she has told who she is', () => atPersonalInfo(), 'personal_info_missing'],
    ['by who has begun nothing', async () => newId(), 'personal_info_missing'],
  ])('is not sent %s', async (_when, someone, code) => {
    const reply = await submit(await someone());
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ code });
  });

  it('is not sent while a bank is missing, nor where the card is not to be had', async () => {
    const userId = await atIdentity({
      ...ownSsn(),
      ...livingIn('KS'),
    });
    expect((await submit(userId)).json()).toMatchObject({ code: 'personal_info_missing' });
    const other = await atIdentity(ownSsn());
    service.forget();
    expect((await submit(other)).json()).toMatchObject({ code: 'task_not_open' });
    service.world.links = () => new InternalCallError('away', 503, 'service_unavailable');
    expect((await submit(other)).statusCode).toBe(503);
    await service.jobs.drain();
    expect(service.checked).toEqual([]);
  });

  it('is not sent by staff in her name', async () => {
    const userId = await atIdentity(ownSsn());
    const reply = await service.inject('POST', SUBMIT, service.headers(userId, newId()), {});
    expect(reply.statusCode).toBe(403);
  });
});

describe('news of a verification', () => {
  it('comes by signed webhooks, in whatever order and however often', async () => {
    const userId = await submitted(WANTS_DOCUMENT);
    service.world.check = () => ACCEPT;
    const id = await idOf(userId);
    for (let count = 0; count < 3; count += 1) expect((await webhook(id)).statusCode).toBe(204);
    await service.jobs.drain();
    expect(await current(userId)).toBe('verified_automatically');
    const states = await statesOf(userId);
    expect(states.filter((state) => state === 'verified_identity')).toHaveLength(1);
  });

  it('is refused unsigned, and passed over where it is about nothing of ours', async () => {
    const userId = await submitted(WANTS_DOCUMENT);
    service.world.check = () => ACCEPT;
    expect((await webhook(await idOf(userId), 'forged')).statusCode).toBe(401);
    expect((await webhook(newId())).statusCode).toBe(204);
    await service.jobs.drain();
    expect(await current(userId)).toBe('flagged_for_review');
  });

  it('is found out a minute later where no webhook comes', async () => {
    const userId = await submitted(WANTS_DOCUMENT);
    service.world.check = () => ACCEPT;
    await lookAgainAt('2026-11-21T20:00:59Z');
    expect(await current(userId)).toBe('flagged_for_review');
    await lookAgainAt('2026-11-21T20:01:00Z');
    expect(await current(userId)).toBe('verified_automatically');
  });

  it('is tried again while the provider is away, and begun once', async () => {
    const userId = await atIdentity(ownSsn());
    service.world.check = () => new ProviderError('No answer', 'unavailable');
    await submit(userId);
    await expect(service.jobs.drain()).rejects.toThrow('No answer');
    expect(await current(userId)).toBe('submitted');
    service.world.check = () => ACCEPT;
    await lookAgainAt('2026-11-21T20:02:00Z');
    expect(await current(userId)).toBe('verified_automatically');
    expect(new Set(service.checked.map(({ id }) => id))).toEqual(new Set([await idOf(userId)]));
  });
});

describe('POST /identity_verifications/socure_redirect/:user_id', () => {
  const redirect = (caller: string, userId = caller) =>
    service.post(caller, `/identity_verifications/socure_redirect/${userId}`);

  it('has the provider asked how it stands [ONB-108]', async () => {
    const userId = await submitted(WANTS_DOCUMENT);
    service.world.check = () => ACCEPT;
    expect((await redirect(userId)).statusCode).toBe(204);
    await service.jobs.drain();
    expect(await current(userId)).toBe('verified_automatically');
  });

  it('is for nobody else [ONB-109]', async () => {
    const userId = await submitted(WANTS_DOCUMENT);
    expect((await redirect(newId(), userId)).statusCode).toBe(403);
  });
});
