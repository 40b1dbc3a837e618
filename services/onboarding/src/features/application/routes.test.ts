import { InternalCallError, newId } from '@reset/service-kit';
import { asViewer } from '@reset/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  NOW,
  somebody,
  someLinks,
  startOnboardingService,
  type OnboardingServiceUnderTest,
} from '#testing/onboarding-service.ts';

const CARD = '/card_application/status';
const TAX = '/tax_refund_advance_application/status';
const SKIP = '/card_application/skip_payroll';

let service: OnboardingServiceUnderTest;
beforeAll(async () => {
  service = await startOnboardingService();
});
afterAll(() => service.stop());
beforeEach(() => service.forget());

const applicationsOf = (userId: string) =>
  service.database('application').where({ user_id: userId }).orderBy('product');
const tasksOf = (userId: string) => service.database('application_task').where({ user_id: userId });
const withBank = (userId: string) => {
  service.world.links = (id) => someLinks({ bank_linked: id === userId });
};

describe.each([
  [CARD, 'earned_wage_access'],
  [TAX, 'tax_refund_advance'],
])('GET %s', (path, product) => {
  it('says where somebody new stands [ONB-011, ONB-015, ONB-017, ONB-018, ONB-019, ONB-137, ONB-150]', async () => {
    const reply = await service.get(newId(), path);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      current_task_name: 'bank_linking',
      tasks: {
        signup: 'complete',
        bank_linking: 'ready',
        payroll_linking: 'incomplete',
        terms_acceptance: 'incomplete',
        personal_info_submission: 'incomplete',
        identity_verification: 'incomplete',
        repayment_setup: 'incomplete',
        tax_filing_submission: 'incomplete',
      },
      eligibility_result: {
        application_status: 'not_started',
        eligible: false,
        user_actionable_criteria: [],
      },
      card_application_complete: false,
      skippable: false,
      application_complete: false,
    });
  });

  it('begins the application, once', async () => {
    const userId = newId();
    await Promise.all(Array.from({ length: 20 }, () => service.get(userId, path)));
    service.clock.set('2026-12-24T20:00:00Z');
    await service.get(userId, path);
    service.clock.set(NOW);
    expect(await applicationsOf(userId)).toEqual([
      { user_id: userId, product, started_at: new Date(NOW) },
    ]);
  });

  it('begins nothing for staff who look on', async () => {
    const userId = newId();
    expect(
      (await service.inject('GET', path, asViewer(userId, newId(), { audience: 'onboarding' })))
        .statusCode,
    ).toBe(200);
    expect(await applicationsOf(userId)).toEqual([]);
  });

  it('asks anew each time, so that a change shows at once', async () => {
    const userId = newId();
    await service.get(userId, path);
    withBank(userId);
    service.world.identify = () => somebody({ confirmed: false });
    const reply = await service.get(userId, path);
    expect(reply.json()).toMatchObject({ tasks: { bank_linking: 'complete' } });
  });

  it.each([
    ['is down', new InternalCallError('it did not answer', 503, 'service_unavailable')],
    ['fails', new InternalCallError('it refused', 500, 'internal_error')],
    ['does not believe us', new InternalCallError('it refused', 401, 'unauthorized')],
  ])(
    'answers 503 to somebody new and begins nothing while a neighbour %s',
    async (_what, error) => {
      const userId = newId();
      for (const neighbour of ['identify', 'links'] as const) {
        service.forget();
        service.world[neighbour] = () => error;
        const reply = await service.get(userId, path);
        expect(reply.statusCode).toBe(503);
        expect(reply.json()).toEqual({
          error: 'Your application is not available right now. Please try again.',
          code: 'service_unavailable',
          request_id: expect.any(String),
        });
        expect(reply.headers['retry-after']).toBe('1');
      }
      expect(await applicationsOf(userId)).toEqual([]);
    },
  );

  it('tells what was so last while a neighbour is away, and the rest as it is', async () => {
    const userId = newId();
    withBank(userId);
    await service.get(userId, path);
    const before = (await service.get(userId, path)).json();
    service.world.identify = () => new InternalCallError('down', 503, 'service_unavailable');
    expect((await service.get(userId, path)).json()).toEqual(before);
    service.world.links = () => someLinks({ bank_linked: true, card_issued: true });
    expect((await service.get(userId, path)).json()).toMatchObject({
      card_application_complete: true,
    });
    service.world.links = () => new InternalCallError('down', 503, 'service_unavailable');
    expect((await service.get(userId, path)).json()).toEqual(before);
  });

  it('answers 404 for a person who is gone', async () => {
    service.world.identify = () => new InternalCallError('refused', 404, 'not_found');
    expect((await service.get(newId(), path)).statusCode).toBe(404);
  });

  it("never tells of another's", async () => {
    const [one, other] = [newId(), newId()];
    withBank(other);
    const reply = await service.get(one, `${path}?user_id=${other}`);
    expect(reply.json()).toMatchObject({ current_task_name: 'bank_linking' });
    expect(await applicationsOf(other)).toEqual([]);
  });
});

describe('the status of both applications', () => {
  it('begins no application for the card that she has', async () => {
    const userId = newId();
    service.world.links = () => someLinks({ card_issued: true });
    const reply = await service.get(userId, CARD);
    expect(reply.json()).toMatchObject({ current_task_name: null, application_complete: true });
    expect(await applicationsOf(userId)).toEqual([]);
  });

  it('keeps what was done for one product out of the other', async () => {
    const userId = newId();
    service.world.links = () => someLinks({ bank_linked: true, payroll_linked: true });
    await service.get(userId, CARD);
    await service.get(userId, TAX);
    await service.database('application_task').insert({
      user_id: userId,
      product: 'tax_refund_advance',
      task: 'terms_acceptance',
      outcome: 'done',
      recorded_at: NOW,
    });
    const [card, tax] = [await service.get(userId, CARD), await service.get(userId, TAX)];
    expect(card.json()).toMatchObject({ current_task_name: 'terms_acceptance' });
    expect(tax.json()).toMatchObject({ current_task_name: 'personal_info_submission' });
  });
});

describe('POST /card_application/skip_payroll', () => {
  it('leaves payroll out, in the application for the card [ONB-055]', async () => {
    const userId = newId();
    withBank(userId);
    expect((await service.get(userId, CARD)).json()).toMatchObject({
      current_task_name: 'payroll_linking',
      skippable: true,
    });
    const reply = await service.post(userId, SKIP);
    expect(reply.statusCode).toBe(204);
    expect(reply.body).toBe('');
    expect((await service.get(userId, CARD)).json()).toMatchObject({
      current_task_name: 'terms_acceptance',
      tasks: { payroll_linking: 'complete' },
      eligibility_result: { application_status: 'eligible', eligible: true },
      skippable: false,
    });
    expect(await tasksOf(userId)).toEqual([
      {
        user_id: userId,
        product: 'earned_wage_access',
        task: 'payroll_linking',
        outcome: 'skipped',
        recorded_at: new Date(NOW),
      },
    ]);
  });

  it('may be sent twenty times at once, without a visit before', async () => {
    const userId = newId();
    withBank(userId);
    const replies = await Promise.all(Array.from({ length: 20 }, () => service.post(userId, SKIP)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(204));
    expect(await tasksOf(userId)).toHaveLength(1);
    expect(await applicationsOf(userId)).toHaveLength(1);
  });

  it.each([
    ['a bank is not linked yet', someLinks()],
    ['payroll is linked', someLinks({ bank_linked: true, payroll_linked: true })],
    ['there is a card', someLinks({ bank_linked: true, card_issued: true })],
  ])('refuses while %s', async (_what, links) => {
    const userId = newId();
    service.world.links = () => links;
    const reply = await service.post(userId, SKIP);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ code: 'not_skippable' });
    expect(await tasksOf(userId)).toEqual([]);
    expect(await applicationsOf(userId)).toEqual([]);
  });

  it('skips nothing while a neighbour is down', async () => {
    const userId = newId();
    withBank(userId);
    await service.get(userId, CARD);
    service.world.links = () => new InternalCallError('down', 503, 'service_unavailable');
    expect((await service.post(userId, SKIP)).statusCode).toBe(503);
    expect(await tasksOf(userId)).toEqual([]);
  });

  it("skips nobody else's", async () => {
    const [one, other] = [newId(), newId()];
    service.world.links = () => someLinks({ bank_linked: true });
    await service.post(one, `${SKIP}?user_id=${other}`);
    expect(await tasksOf(one)).toHaveLength(1);
    expect(await tasksOf(other)).toEqual([]);
    expect((await service.get(other, CARD)).json()).toMatchObject({ skippable: true });
  });
});

describe('the tables', () => {
  it.each([
    ['an unknown task', { task: 'signup', outcome: 'done' }],
    ['a task that cannot be skipped', { task: 'terms_acceptance', outcome: 'skipped' }],
  ])('refuse %s', async (_what, row) => {
    const userId = newId();
    await service.get(userId, CARD);
    const insert = service.database('application_task').insert({
      user_id: userId,
      product: 'earned_wage_access',
      recorded_at: NOW,
      ...row,
    });
    await expect(insert).rejects.toThrow(/check constraint/);
  });
});
