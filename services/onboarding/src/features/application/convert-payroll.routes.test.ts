import { InternalCallError, newId } from '@reset/service-kit';
import { describe, expect, it } from '@jest/globals';
import { allLinked } from '#testing/applying.ts';
import { someIdentity, someLinks, startedService } from '#testing/onboarding-service.ts';

const CARD = '/card_application/status';
const service = await startedService({ links: allLinked });

const convert = (userId: string, key = newId()) =>
  service.give(`applications/${userId}/convert_payroll_to_skipped`, undefined, { key });
const tasksOf = (userId: string) => service.database('application_task').where({ user_id: userId });
const staffView = async (userId: string) =>
  (await service.asAdmin(`/applications/${userId}/staff_view`)).json();

/** The member service does not unlink while this says so. */
const refuseUnlinking = (status: number, code: string) => {
  service.world.command = () => new InternalCallError('refused', status, code);
};

describe('POST /internal/applications/:user_id/convert_payroll_to_skipped', () => {
  it('has the payroll skipped, and unlinked once by one key, however often it comes [ADM-119]', async () => {
    const userId = newId();
    await service.get(userId, CARD);
    const key = newId();
    const replies = await Promise.all([convert(userId, key), convert(userId, key)]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect(await tasksOf(userId)).toMatchObject([
      { product: 'earned_wage_access', task: 'payroll_linking', outcome: 'skipped' },
    ]);
    expect((await service.states(userId)).map(({ state }) => state)).toContain(
      'skipped_income_account_linking',
    );
    await service.jobs.drain();
    expect(service.commanded).toEqual([
      { path: `/internal/members/${userId}/payroll_link/unlink`, key: expect.any(String) },
    ]);
    service.world.links = () => someLinks({ bank_linked: true });
    expect((await service.get(userId, CARD)).json()).toMatchObject({
      current_task_name: 'terms_acceptance',
      tasks: { payroll_linking: 'complete' },
    });
    expect(await staffView(userId)).toMatchObject({ is_payroll_skipped: true });
  });

  it('is unlinked by the same key when the first try was lost', async () => {
    const userId = newId();
    await convert(userId);
    refuseUnlinking(503, 'service_unavailable');
    await expect(service.jobs.drain()).rejects.toThrow();
    refuseUnlinking(409, 'no_payroll_linked');
    await service.jobs.finish();
    expect(service.commanded.length).toBeGreaterThan(1);
    expect(new Set(service.commanded.map(({ key }) => key)).size).toBe(1);
  });

  it.each([
    ['payroll_not_linked', someLinks({ bank_linked: true }), null],
    ['payroll_required', allLinked(), 'insists'],
    ['payroll_required', someLinks({ payroll_linked: true }), null],
  ])('is refused where the rules do not allow it: %s', async (code, links, partner_slug) => {
    const userId = newId();
    service.world.links = () => links;
    service.world.identify = () => someIdentity({ partner_slug });
    const reply = await convert(userId);
    expect([reply.statusCode, reply.json().code]).toEqual([409, code]);
    expect(await tasksOf(userId)).toEqual([]);
    await service.jobs.drain();
    expect(service.commanded).toEqual([]);
  });

  it('waits while a neighbour is away, and knows nobody who is gone', async () => {
    const userId = newId();
    await service.get(userId, CARD);
    service.world.links = () => new InternalCallError('down', 503, 'service_unavailable');
    expect((await convert(userId)).statusCode).toBe(503);
    service.world.identify = () => new InternalCallError('gone', 404, 'not_found');
    expect((await convert(newId())).statusCode).toBe(404);
  });
});
