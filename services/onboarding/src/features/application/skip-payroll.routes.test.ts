import { InternalCallError, newId } from '@reset/service-kit';
import { describe, expect, it } from '@jest/globals';
import { NOW, someIdentity, someLinks, startedService } from '#testing/onboarding-service.ts';

const CARD = '/card_application/status';
const SKIP = '/card_application/skip_payroll';

const service = await startedService();

const applicationsOf = (userId: string) =>
  service.database('application').where({ user_id: userId }).orderBy('product');
const tasksOf = (userId: string) => service.database('application_task').where({ user_id: userId });
const withBank = (userId: string) => {
  service.world.links = (id) => someLinks({ bank_linked: id === userId });
};

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

  it.each([
    ['insists', 'payroll_linking', false, 422],
    ['leaves-it', 'payroll_linking', true, 204],
    ['silent', 'payroll_linking', true, 204],
    ['that-is-gone', 'payroll_linking', true, 204],
    // There is nothing to skip, so it is not skippable either.
    ['spares', 'terms_acceptance', false, 422],
  ])(
    'goes by what the partner %s: %s, skippable %j, then %i [ONB-055]',
    async (slug, task, skippable, answered) => {
      const userId = newId();
      withBank(userId);
      service.world.identify = () => someIdentity({ partner_slug: slug });
      expect((await service.get(userId, CARD)).json()).toMatchObject({
        current_task_name: task,
        skippable,
      });
      expect((await service.post(userId, SKIP)).statusCode).toBe(answered);
      expect(await tasksOf(userId)).toHaveLength(answered === 204 ? 1 : 0);
    },
  );

  it.each([
    ['leaves-it', true, 'payroll_linking', false],
    ['spares', true, 'payroll_linking', false],
    ['insists', false, 'payroll_linking', true],
    ['spares', false, 'terms_acceptance', false],
  ])(
    'goes by what staff have set before what the partner %s: %j, then %s, skippable %j [ADM-125]',
    async (slug, require_payroll_linking, task, skippable) => {
      const userId = newId();
      service.world.links = () => someLinks({ bank_linked: true, require_payroll_linking });
      service.world.identify = () => someIdentity({ partner_slug: slug });
      const known = { current_task_name: task, skippable };
      expect((await service.get(userId, CARD)).json()).toMatchObject(known);
      const { require_payroll_linking: shown } = (
        await service.asAdmin(`/applications/${userId}/staff_view`)
      ).json();
      expect(shown).toBe(require_payroll_linking);
      // What they set holds while the member service is away.
      service.world.links = () => new InternalCallError('down', 503, 'service_unavailable');
      expect((await service.get(userId, CARD)).json()).toMatchObject(known);
    },
  );

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
