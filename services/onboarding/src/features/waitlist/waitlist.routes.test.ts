import type { Waitlist } from '@reset/api-contract/onboarding/waitlist.ts';
import { InternalCallError, newId } from '@reset/service-kit';
import { asVisitor } from '@reset/service-kit/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { someLinks, startedService } from '#testing/onboarding-service.ts';

const WAITLIST = '/qualifier/waitlist';
const CARD = '/card_application/status';
const ALL = ['income', 'employment', 'shifts', 'direct_deposit_switch', 'paystubs'];

const service = await startedService();
beforeEach(async () => {
  await service.database('waitlist_entry').delete();
  service.world.platform = (id) =>
    id === 'p all' || id === 'p-none'
      ? { id, name: 'Harbor Payroll', products: id === 'p all' ? ALL : [] }
      : new InternalCallError('there is none', 404, 'not_found');
});

const entry = (changes: object = {}) => ({
  email: 'rosa.marin@example.com',
  name: 'Rosa Marin',
  income_type: 'salary',
  payroll_provider_name: 'Uncle Ray',
  ...changes,
});
const sendAsVisitor = (changes?: object) =>
  service.inject('POST', WAITLIST, asVisitor({ audience: 'onboarding' }), entry(changes));
const send = (userId: string, changes?: object) => service.post(userId, WAITLIST, entry(changes));
const read = async (query = '') => (await service.asAdmin(`/waitlist${query}`)).json<Waitlist>();
const rows = () => service.database('waitlist_entry');
const standingOf = async (userId: string) =>
  (await service.get(userId, CARD)).json().eligibility_result.application_status;

describe('POST /qualifier/waitlist', () => {
  it('keeps the entry of a visitor, for staff to read', async () => {
    const reply = await sendAsVisitor({
      email: ' Rosa.Marin@Example.com ',
      name: ' Rosa  Marin ',
      bank_account_name: 'Harbor Checking',
    });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toEqual({
      id: expect.any(String),
      outcome: 'ineligible',
      ineligible_reason: 'waiting_list',
    });
    expect(await read()).toEqual({
      entries: [
        {
          id: reply.json().id,
          name: 'Rosa Marin',
          email: 'rosa.marin@example.com',
          bank_account_eligible: 'yellow',
          bank_account_name: 'Harbor Checking',
          payroll_provider_eligible: 'red',
          payroll_provider_name: 'Uncle Ray',
          payroll_provider_jobs: [],
          income_type: 'salary',
          time_and_attendance_platform_name: null,
          eligible: 'red',
          created_at: '2026-11-21T20:00:00.000Z',
        },
      ],
      total_pages: 1,
    });
  });

  it('judges by what the platform can report, whatever it is called by the sender', async () => {
    await send(newId(), { pinwheel_id: 'p all', payroll_provider_name: 'Something else' });
    expect((await read()).entries).toMatchObject([
      {
        payroll_provider_name: 'Harbor Payroll',
        payroll_provider_jobs: ALL,
        payroll_provider_eligible: 'green',
        eligible: 'green',
      },
    ]);
    await send(newId(), { pinwheel_id: 'p-none' });
    expect((await read()).entries.map(({ eligible }) => eligible).toSorted()).toEqual([
      'green',
      'red',
    ]);
  });

  it('keeps where hours are tracked, of those who are paid by them alone', async () => {
    const tracked = {
      pinwheel_id: 'p all',
      time_and_attendance_platform_pinwheel_id: 't-1',
      time_and_attendance_platform_name: 'Tick Tock',
    };
    await sendAsVisitor({ ...tracked, income_type: 'hourly' });
    expect(await rows()).toMatchObject([
      {
        time_and_attendance_platform_pinwheel_id: 't-1',
        time_and_attendance_platform_name: 'Tick Tock',
        outcome: 'eligible',
      },
    ]);
    await rows().delete();
    await sendAsVisitor({ ...tracked, income_type: 'gig' });
    expect(await rows()).toMatchObject([
      {
        time_and_attendance_platform_pinwheel_id: null,
        time_and_attendance_platform_name: null,
        outcome: 'eligible',
      },
    ]);
  });

  it.each([
    ['email', { email: 'nobody' }],
    ['email', { email: 'a@b.c, d@e.f' }],
    ['name', { name: '  ' }],
    ['name', { name: undefined }],
    ['name', { name: 'a'.repeat(256) }],
    ['income_type', { income_type: 'lottery' }],
    ['payroll_provider_name', { payroll_provider_name: undefined }],
    ['payroll_provider_name', { payroll_provider_name: ' ' }],
    ['pinwheel_id', { pinwheel_id: 'p-unknown' }],
    ['pinwheel_id', { pinwheel_id: '../../internal/users' }],
    [
      'time_and_attendance_platform_name',
      { income_type: 'hourly', time_and_attendance_platform_pinwheel_id: 't-1' },
    ],
    ['outcome', { outcome: 'eligible' }],
  ])('refuses with a word on %s: %j', async (field, changes) => {
    const reply = await sendAsVisitor(changes);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({
      code: 'invalid_request',
      errors: { [field]: [expect.stringMatching(/\.$/)] },
    });
    expect(await rows()).toEqual([]);
  });

  it("keeps nobody else's: neither a visitor nor a member may name another", async () => {
    const userId = newId();
    for (const reply of [
      await sendAsVisitor({ user_id: userId }),
      await send(newId(), { user_id: userId }),
    ]) {
      expect(reply.statusCode).toBe(403);
      expect(reply.json()).toMatchObject({ code: 'forbidden' });
    }
    expect(await rows()).toEqual([]);
    expect((await send(userId, { user_id: userId })).statusCode).toBe(201);
    expect(await rows()).toMatchObject([{ user_id: userId }]);
  });

  it('answers alike whether the address is known or not', async () => {
    const requests: string[] = [];
    service.world.identify = (id) => {
      requests.push(id);
      return new InternalCallError('refused', 404, 'not_found');
    };
    const [first, again] = [await sendAsVisitor(), await sendAsVisitor()];
    const shape = ({ statusCode, headers, body }: typeof first) => [
      statusCode,
      Object.keys(headers).toSorted(),
      body.length,
    ];
    expect(shape(first)).toEqual(shape(again));
    expect(requests).toEqual([]);
  });

  it('keeps nothing while nobody knows what a platform can report', async () => {
    service.world.platform = () => new InternalCallError('down', 503, 'service_unavailable');
    const reply = await sendAsVisitor({ pinwheel_id: 'p all' });
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toMatchObject({
      code: 'service_unavailable',
      error: 'We cannot check your payroll provider right now. Please try again.',
    });
    expect(await rows()).toEqual([]);
  });
});

describe('the questionnaire of a member', () => {
  const withBank = () => {
    service.world.links = () => someLinks({ bank_linked: true });
  };

  it.each([
    ['platform', { pinwheel_id: 'p-none' }],
    ['waiting_list', {}],
    [null, { pinwheel_id: 'p all' }],
  ])('is answered with %s, which her status says as well', async (reason, answers) => {
    const userId = newId();
    withBank();
    expect((await send(userId, answers)).json()).toMatchObject({ ineligible_reason: reason });
    expect((await service.get(userId, CARD)).json()).toMatchObject({
      eligibility_result: { ineligible_reason: reason },
    });
  });

  it('rules her out by its latest answers, until others do not [ONB-076]', async () => {
    const userId = newId();
    withBank();
    expect(await standingOf(userId)).toBe('pending');
    await send(userId);
    expect(await standingOf(userId)).toBe('ineligible');
    service.clock.set('2026-11-21T20:00:01Z');
    await send(userId, { pinwheel_id: 'p all' });
    expect(await standingOf(userId)).toBe('pending');
    service.clock.set('2026-11-21T20:00:02Z');
    await send(userId, { pinwheel_id: 'p-none' });
    expect(await standingOf(userId)).toBe('ineligible');
  });

  it('is over when she links a payroll after all', async () => {
    const userId = newId();
    await send(userId);
    service.world.links = () => someLinks({ bank_linked: true, payroll_linked: true });
    expect(await standingOf(userId)).toBe('eligible');
  });

  it("is nobody else's, and no visitor's", async () => {
    const userId = newId();
    withBank();
    await send(newId());
    await sendAsVisitor();
    expect(await standingOf(userId)).toBe('pending');
  });

  it.each([
    ['green', {}],
    ['red', { bank_is_digital_only: true }],
    ['red', { bank_is_of_another: true }],
    ['yellow', { bank_linked: false }],
  ])('shows staff in %s a bank that is linked with %j', async (color, links) => {
    const userId = newId();
    service.world.links = () => someLinks({ bank_linked: true, ...links });
    await standingOf(userId);
    await send(userId);
    expect((await read()).entries).toMatchObject([{ bank_account_eligible: color }]);
  });

  it('leaves nothing to skip once she is ruled out', async () => {
    const userId = newId();
    withBank();
    await send(userId);
    expect((await service.get(userId, CARD)).json()).toMatchObject({ skippable: false });
    expect((await service.post(userId, '/card_application/skip_payroll')).statusCode).toBe(422);
  });
});

describe('POST /qualifier/waitlist at the gateway', () => {
  it('is for visitors, twenty times a minute from one network', () => {
    const route = service.app.publishedRoutes.find(({ path }) => path === `/api/v1${WAITLIST}`);
    expect(route).toEqual({
      method: 'POST',
      path: '/api/v1/qualifier/waitlist',
      access: 'visitor',
      body_bytes: 16_384,
      limits: [{ calls: 20, seconds: 60, per: 'ip' }],
    });
  });
});

describe('GET /internal/waitlist', () => {
  it('turns pages of 25, the newest first', async () => {
    for (let minute = 10; minute < 40; minute += 1) {
      service.clock.set(`2026-11-21T20:${minute}:00Z`);
      await sendAsVisitor({ name: `Rosa ${minute}` });
    }
    const pages = [await read(), await read('?page=2'), await read('?page=3')];
    expect(pages.map((page) => page.total_pages)).toEqual([2, 2, 2]);
    expect(pages.map(({ entries }) => entries.length)).toEqual([25, 5, 0]);
    expect(pages[0]?.entries[0]?.name).toBe('Rosa 39');
    expect(pages[1]?.entries.at(-1)?.name).toBe('Rosa 10');
  });

  it.each(['0', '-1', '1.5', 'all', '99999999'])('refuses page %s', async (page) => {
    expect((await service.asAdmin(`/waitlist?page=${page}`)).statusCode).toBe(422);
  });
});
