import { InternalCallError, newId } from '@reset/service-kit';
import { asViewer } from '@reset/service-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { NOW, someIdentity, someLinks, startedService } from '#testing/onboarding-service.ts';

const CARD = '/card_application/status';
const TAX = '/tax_refund_advance_application/status';
const SKIP = '/card_application/skip_payroll';

const service = await startedService();

const applicationsOf = (userId: string) =>
  service.database('application').where({ user_id: userId }).orderBy('product');
const withBank = (userId: string) => {
  service.world.links = (id) => someLinks({ bank_linked: id === userId });
};

describe.each([
  [CARD, 'earned_wage_access'],
  [TAX, 'tax_refund_advance'],
])('GET %s', (path, product) => {
  it('says where a new applicant stands [ONB-010, ONB-011, ONB-015, ONB-017, ONB-018, ONB-019, ONB-137, ONB-150]', async () => {
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
        ineligible_reason: null,
      },
      card_application_complete: false,
      skippable: false,
      application_complete: false,
      cancellation: null,
    });
  });

  it('begins the application, once', async () => {
    const userId = newId();
    await Promise.all(Array.from({ length: 20 }, () => service.get(userId, path)));
    service.clock.set('2026-12-24T20:00:00Z');
    await service.get(userId, path);
    expect(await applicationsOf(userId)).toEqual([
      { user_id: userId, product, started_at: new Date(NOW), cancelled_at: null },
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

  it('reads anew each time, so that a change shows at once', async () => {
    const userId = newId();
    await service.get(userId, path);
    withBank(userId);
    service.world.identify = () => someIdentity({ confirmed: false });
    const reply = await service.get(userId, path);
    expect(reply.json()).toMatchObject({ tasks: { bank_linking: 'complete' } });
  });

  it.each([
    ['is down', new InternalCallError('it did not answer', 503, 'service_unavailable')],
    ['fails', new InternalCallError('it refused', 500, 'internal_error')],
    ['does not believe us', new InternalCallError('it refused', 401, 'unauthorized')],
  ])(
    'answers 503 to a new applicant and begins nothing while a neighbour %s',
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

  it('answers by the last copy while a neighbour is away, and the rest as it is', async () => {
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

  it("never shows another's", async () => {
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

  it('follows what is linked from screen to screen [ONB-021, ONB-022, ONB-023]', async () => {
    const userId = newId();
    const eligibility = async (links: Parameters<typeof someLinks>[0], confirmed = true) => {
      service.world.identify = () => someIdentity({ confirmed });
      service.world.links = () => someLinks({ bank_linked: true, ...links });
      const { eligibility_result: result } = (await service.get(userId, CARD)).json();
      return [result.application_status, ...result.user_actionable_criteria];
    };
    expect(await eligibility({ has_earnings: null })).toEqual(['pending']);
    await service.post(userId, SKIP);
    expect(await eligibility({ has_earnings: null })).toEqual([
      'requires_action',
      'positive_earnings?',
    ]);
    expect(await eligibility({ has_earnings: false, bank_is_digital_only: true }, false)).toEqual([
      'requires_action',
      'positive_earnings?',
      'non_neo_bank?',
      'confirmed_email?',
    ]);
    expect(await eligibility({ bank_is_digital_only: true })).toEqual([
      'requires_action',
      'non_neo_bank?',
    ]);
    expect(await eligibility({ bank_is_digital_only: true, payroll_linked: true })).toEqual([
      'eligible',
    ]);
    expect(await eligibility({ card_issued: true })).toEqual(['completed']);
  });

  it('keeps all of it for while a neighbour is away', async () => {
    const userId = newId();
    service.world.identify = () => someIdentity({ partner_slug: 'spares' });
    service.world.links = () =>
      someLinks({ bank_linked: true, bank_is_digital_only: true, has_earnings: null });
    const before = (await service.get(userId, CARD)).json();
    expect(before.eligibility_result.user_actionable_criteria).toEqual([
      'positive_earnings?',
      'non_neo_bank?',
    ]);
    const down = () => new InternalCallError('down', 503, 'service_unavailable');
    Object.assign(service.world, { identify: down, links: down });
    expect((await service.get(userId, CARD)).json()).toEqual(before);
  });

  it('keeps what was done for one product out of the other', async () => {
    const userId = newId();
    service.world.links = () => someLinks({ bank_linked: true, payroll_linked: true });
    await service.get(userId, CARD);
    await service.get(userId, TAX);
    await service.database('application_task').insert({
      user_id: userId,
      product: 'tax_refund_advance',
      task: 'tax_filing_submission',
      outcome: 'done',
      recorded_at: NOW,
    });
    const [card, tax] = [await service.get(userId, CARD), await service.get(userId, TAX)];
    expect(card.json()).toMatchObject({ current_task_name: 'terms_acceptance' });
    expect(card.json().tasks.tax_filing_submission).toBe('incomplete');
    expect(tax.json()).toMatchObject({
      current_task_name: 'terms_acceptance',
      tasks: { tax_filing_submission: 'complete' },
    });
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
