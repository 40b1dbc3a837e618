import type { EventPage } from '@reset/api-contract/events.ts';
import { waitlistEvents } from '@reset/api-contract/onboarding/waitlist-events.ts';
import { InternalCallError, migrate, newId } from '@reset/service-kit';
import { asVisitor, earlierDb, testDatabase } from '@reset/service-kit/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { DB, someLinks, startedService } from '#testing/onboarding-service.ts';
import Value from 'typebox/value';

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
const rows = () => service.database('waitlist_entry');

const publishedBy = (page: EventPage) =>
  page.events.filter(({ type }) => type === 'waitlist_entry.added');
/** What was published of those who wait, in that order. */
const published = async () => {
  const ids: string[] = await rows().pluck('id');
  const page = (await service.asAdmin('/events?after=0')).json<EventPage>();
  return publishedBy(page)
    .filter(({ subject }) => ids.includes(subject))
    .map(({ subject, payload }) => ({ id: subject, ...payload }));
};
const standingOf = async (userId: string) =>
  (await service.get(userId, CARD)).json().eligibility_result.application_status;

describe('POST /qualifier/waitlist', () => {
  it('keeps the entry of a visitor, and publishes it for staff', async () => {
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
    expect(await published()).toEqual([
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
    ]);
  });

  it('judges by what the platform can report, whatever it is called by the sender', async () => {
    await send(newId(), { pinwheel_id: 'p all', payroll_provider_name: 'Something else' });
    expect(await published()).toMatchObject([
      {
        payroll_provider_name: 'Harbor Payroll',
        payroll_provider_jobs: ALL,
        payroll_provider_eligible: 'green',
        eligible: 'green',
      },
    ]);
    await send(newId(), { pinwheel_id: 'p-none' });
    expect(
      (await published()).map((one) => ('eligible' in one ? one.eligible : null)).toSorted(),
    ).toEqual(['green', 'red']);
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
    expect(await published()).toMatchObject([{ bank_account_eligible: color }]);
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

describe('the events of the waitlist', () => {
  it('have who waited before there were any, as those who wait now', async () => {
    await sendAsVisitor({ pinwheel_id: 'p all', income_type: 'hourly' });
    await send(newId(), { bank_account_name: 'Harbor Checking' });
    const now = await published();

    const before = await testDatabase(await earlierDb(DB, (file) => file < '20261124'));
    for (const { bank_outcome: _none, ...row } of await rows().orderBy('id')) {
      await before.database('waitlist_entry').insert(row);
    }
    await migrate(before.database, DB);
    const events = await before
      .database('event')
      .where({ type: 'waitlist_entry.added' })
      .orderBy('position');
    expect(events.map(({ subject, payload }) => ({ id: subject, ...payload }))).toEqual(now);
    await before.drop();
  });

  it('are as the contract has them', async () => {
    await sendAsVisitor();
    const page = (await service.asAdmin('/events?after=0')).json<EventPage>();
    for (const event of publishedBy(page)) {
      expect(Value.Check(waitlistEvents['waitlist_entry.added'], event)).toBe(true);
    }
  });
});
