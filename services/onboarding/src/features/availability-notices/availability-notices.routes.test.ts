import type { AvailabilityNotice } from '@reset/api-contract/onboarding/availability-notice.ts';
import type { ProductName } from '@reset/api-contract/onboarding/user-states.ts';
import { GAPS } from '@reset/application-engine/policy/state-availability.ts';
import { InternalCallError, newId } from '@reset/service-kit';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { allLinked, applying, livingIn, PERSONAL_INFO, somebody } from '#testing/applying.ts';
import { someIdentity, startedService } from '#testing/onboarding-service.ts';

const CARD = '/card_application/availability_notice';
const TAX = '/tax_refund_advance_application/availability_notice';

const service = await startedService();
const { standing, atIdentity, atPersonalInfo } = applying(() => service);

beforeEach(async () => {
  service.world.links = allLinked;
  await service.database('availability_notice').delete();
});

const inKansas = () => atIdentity(livingIn('KS'));
const moveTo = (userId: string, state: string) =>
  service.post(userId, PERSONAL_INFO, somebody(livingIn(state)));
const call = (method: 'GET' | 'PUT' | 'DELETE', userId: string, path = CARD) =>
  service.inject(method, path, service.headers(userId));
const noticeOf = async (userId: string, path?: string) =>
  (await call('GET', userId, path)).json<AvailabilityNotice>();
const rows = () => service.database('availability_notice');

describe('a notice of availability', () => {
  it('is asked for, kept once however often, and withdrawn', async () => {
    const userId = await inKansas();
    expect(await noticeOf(userId)).toEqual({ state_abbr: 'KS', requested: false });
    const replies = await Promise.all(Array.from({ length: 10 }, () => call('PUT', userId)));
    for (const reply of replies) {
      expect(reply.statusCode).toBe(200);
      expect(reply.json()).toEqual({ state_abbr: 'KS', requested: true });
    }
    expect(await rows()).toMatchObject([
      { user_id: userId, product: 'earned_wage_access', state_abbr: 'KS', announced_at: null },
    ]);
    expect(await noticeOf(userId)).toEqual({ state_abbr: 'KS', requested: true });
    for (let time = 0; time < 2; time += 1) {
      const reply = await call('DELETE', userId);
      expect(reply.statusCode).toBe(200);
      expect(reply.json()).toEqual({ state_abbr: 'KS', requested: false });
    }
    expect(await rows()).toEqual([]);
  });

  it('is of one person, one product and one state', async () => {
    const [userId, neighbour] = [await inKansas(), await inKansas()];
    await call('PUT', userId);
    expect(await noticeOf(neighbour)).toEqual({ state_abbr: 'KS', requested: false });
    expect(await noticeOf(userId, TAX)).toEqual({ state_abbr: null, requested: false });
    await moveTo(userId, 'MO');
    expect(await noticeOf(userId)).toEqual({ state_abbr: 'MO', requested: false });
    await moveTo(userId, 'KS');
    expect(await noticeOf(userId)).toEqual({ state_abbr: 'KS', requested: true });
  });

  it('is of the taxes where these are not to be had', async () => {
    const userId = await atIdentity(livingIn('CA'));
    expect(await noticeOf(userId)).toEqual({ state_abbr: null, requested: false });
    expect((await call('PUT', userId, TAX)).json()).toEqual({ state_abbr: 'CA', requested: true });
  });

  it.each([
    ['who lives where the card is to be had', () => atIdentity()],
    ['who has not told where she lives', async () => newId()],
  ])('is refused to %s', async (_who, someone) => {
    const userId = await someone();
    expect(await noticeOf(userId)).toEqual({ state_abbr: null, requested: false });
    const reply = await call('PUT', userId);
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ code: 'not_awaited' });
    expect((await call('DELETE', userId)).statusCode).toBe(200);
    expect(await rows()).toEqual([]);
  });

  it('is asked for by who has told no more than her state, whose application then stops', async () => {
    const userId = await atPersonalInfo();
    const step = async () => {
      const { current_task_name: task, eligibility_result: result } = await standing(userId);
      return [task, result.eligible];
    };
    const put = (state: string) =>
      service.inject('PUT', `${CARD}?state_abbr=${state}`, service.headers(userId));
    expect(await step()).toEqual(['personal_info_submission', true]);
    expect((await put('OR')).statusCode).toBe(409);
    expect((await put('ks')).statusCode).toBe(422);
    expect((await put('KS')).json()).toEqual({ state_abbr: 'KS', requested: true });
    expect(await noticeOf(userId)).toEqual({ state_abbr: 'KS', requested: true });
    expect((await step())[1]).toBe(false);
    // She lives in Oregon, and tells her address.
    expect((await moveTo(userId, 'OR')).statusCode).toBe(201);
    expect(await step()).toEqual(['identity_verification', true]);
  });

  it('lets who withdraws it tell who she is', async () => {
    const userId = await atPersonalInfo();
    await service.inject('PUT', `${CARD}?state_abbr=KS`, service.headers(userId));
    await call('DELETE', userId);
    const { current_task_name: task, eligibility_result: result } = await standing(userId);
    expect([task, result.eligible]).toEqual(['personal_info_submission', true]);
  });

  it('is neither asked for nor withdrawn by staff in her name', async () => {
    const userId = await inKansas();
    const headers = service.headers(userId, newId());
    for (const method of ['PUT', 'DELETE'] as const) {
      expect((await service.inject(method, CARD, headers)).statusCode).toBe(403);
    }
    expect((await service.inject('GET', CARD, headers)).statusCode).toBe(200);
  });
});

describe('the day on which a state opens', () => {
  const kept = GAPS.map((gap) => ({ gap, until: gap.until }));
  afterEach(() => {
    for (const { gap, until } of kept) gap.until = until;
  });

  const open = (state: string, product: ProductName, day: string) => {
    for (const gap of GAPS) if (gap.state === state && gap.product === product) gap.until = day;
  };
  /** What was sent by the time of the morning's job. */
  const mailsOn = async (day: string) => {
    service.clock.set(`${day}T17:00:00Z`);
    await service.jobs.runSchedule('announce-availability');
    await service.jobs.drain();
    return service.mails.splice(0);
  };

  it('is told once, to all who asked for it, by the address that each has then', async () => {
    const [userId, other, silent] = [await inKansas(), await inKansas(), await inKansas()];
    await call('PUT', userId);
    await call('PUT', other);
    open('KS', 'earned_wage_access', '2026-12-01');
    service.world.identify = (id) =>
      someIdentity({ email: id === userId ? 'rosa@example.org' : `${id}@example.org` });
    expect(await mailsOn('2026-11-30')).toEqual([]);
    const mails = await mailsOn('2026-12-01');
    expect(mails.map(({ to }) => to).toSorted()).toEqual(
      ['rosa@example.org', `${other}@example.org`].toSorted(),
    );
    expect(mails).not.toContainEqual(expect.objectContaining({ to: `${silent}@example.org` }));
    expect(mails[0]).toMatchObject({
      subject: 'The Reset card is now available in Kansas',
      text: expect.stringMatching(/comes to Kansas.+\/apply\b/s),
    });
    expect(await mailsOn('2026-12-02')).toEqual([]);
    expect(await standing(userId)).toMatchObject({
      current_task_name: 'personal_info_submission',
      eligibility_result: { application_status: 'eligible' },
    });
  });

  it('is told of the product that was awaited', async () => {
    const userId = await atIdentity(livingIn('CA'));
    await call('PUT', userId, TAX);
    open('CA', 'tax_refund_advance', '2026-12-01');
    expect(await mailsOn('2026-12-01')).toMatchObject([
      {
        subject: 'Tax refund advances are now available in California',
        text: expect.stringContaining('/tax-filing'),
      },
    ]);
  });

  it('is told to as many as there are', async () => {
    const others = Array.from({ length: 230 }, () => newId());
    await rows().insert(
      others.map((id) => ({
        user_id: id,
        product: 'earned_wage_access',
        state_abbr: 'KS',
        requested_at: service.clock.now(),
      })),
    );
    open('KS', 'earned_wage_access', '2026-12-01');
    expect(await mailsOn('2026-12-01')).toHaveLength(230);
  });

  it.each<[string, (userId: string) => Promise<unknown>]>([
    ['withdrew it', (userId) => call('DELETE', userId)],
    ['lives elsewhere now', (userId) => moveTo(userId, 'OR')],
    [
      'was refused for another reason',
      async (userId) => {
        // Staff have corrected where she lives since.
        await moveTo(userId, 'OR');
        const hers = { user_id: userId };
        await service.database('personal_info').where(hers).update({ state_abbr: 'KS' });
        await service.database('identity_verification').where(hers).update({ status: 'rejected' });
      },
    ],
    [
      'has the card',
      (userId) =>
        service.database('applicant_copy').where({ user_id: userId }).update({ has_card: true }),
    ],
    [
      'is gone',
      async () => {
        service.world.identify = () => new InternalCallError('gone', 404, 'not_found');
      },
    ],
  ])('is not told to who %s', async (_who, change) => {
    const userId = await inKansas();
    await call('PUT', userId);
    await change(userId);
    open('KS', 'earned_wage_access', '2026-12-01');
    expect(await mailsOn('2026-12-01')).toEqual([]);
  });

  it('is not told to who withdrew it while her mail waited', async () => {
    const userId = await inKansas();
    await call('PUT', userId);
    open('KS', 'earned_wage_access', '2026-12-01');
    service.clock.set('2026-12-01T17:00:00Z');
    await service.jobs.runSchedule('announce-availability');
    await rows().delete();
    await service.jobs.drain();
    expect(service.mails.splice(0)).toEqual([]);
  });

  it('may be asked for again once the state has closed', async () => {
    const userId = await inKansas();
    await call('PUT', userId);
    open('KS', 'earned_wage_access', '2026-12-01');
    expect(await mailsOn('2026-12-01')).toHaveLength(1);
    // As if a second line of the policy began.
    open('KS', 'earned_wage_access', '2027-01-01');
    expect(await noticeOf(userId)).toEqual({ state_abbr: 'KS', requested: false });
    expect((await call('PUT', userId)).json()).toEqual({ state_abbr: 'KS', requested: true });
    expect(await mailsOn('2026-12-02')).toEqual([]);
    expect(await mailsOn('2027-01-02')).toHaveLength(1);
  });

  it('is looked for every morning', () => {
    expect(service.jobs.scheduled()).toMatchObject({ 'announce-availability': '0 17 * * *' });
  });
});
