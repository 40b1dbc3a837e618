import { userStateEvents } from '@reset/api-contract/onboarding/user-state-events.ts';
import type { EventPage } from '@reset/api-contract/events.ts';
import { InternalCallError, newId } from '@reset/service-kit';
import { asCaller } from '@reset/service-kit/testing';
import { describe, expect, it } from '@jest/globals';
import Value from 'typebox/value';
import { someIdentity, someLinks, startedService } from '#testing/onboarding-service.ts';

const CARD = '/card_application/status';
const TAX = '/tax_refund_advance_application/status';

const service = await startedService();

const namesOf = async (userId: string) => (await service.states(userId)).map(({ state }) => state);
const eventsOf = async (userId: string) => {
  const reply = await service.app.inject({
    url: '/internal/events?after=0',
    headers: asCaller('admin', { audience: 'onboarding' }),
  });
  return reply.json<EventPage>().events.filter(({ subject }) => subject === userId);
};

describe('the history of what happens here', () => {
  const visitWith = async (userId: string, links: Parameters<typeof someLinks>[0]) => {
    service.world.links = () => someLinks({ bank_linked: true, ...links });
    await Promise.all([service.get(userId, CARD), service.get(userId, CARD)]);
  };

  it('has who was found eligible, for each product [ONB-150]', async () => {
    const userId = newId();
    await visitWith(userId, {});
    expect(await service.states(userId)).toEqual([]);
    await visitWith(userId, { payroll_linked: true });
    await service.get(userId, TAX);
    await visitWith(userId, { has_earnings: false, payroll_linked: true });
    await visitWith(userId, { payroll_linked: true });
    const at = { entered_at: '2026-11-21T20:00:00.000Z' };
    expect(await service.states(userId)).toEqual([
      { state: 'onboarded', product: 'earned_wage_access', ...at },
      { state: 'onboarded', product: 'tax_refund_advance', ...at },
    ]);
  });

  it('has who skipped her payroll, and whose partner spares her', async () => {
    const [one, spared] = [newId(), newId()];
    await visitWith(one, {});
    const skip = () => service.post(one, '/card_application/skip_payroll');
    await Promise.all([skip(), skip(), skip()]);
    expect(await namesOf(one)).toEqual(['skipped_income_account_linking']);

    service.world.identify = () => someIdentity({ partner_slug: 'spares' });
    await visitWith(spared, { bank_linked: false });
    expect(await namesOf(spared)).toEqual([]);
    await visitWith(spared, { has_earnings: null });
    expect(await namesOf(spared)).toEqual(['automatically_skipped_income_account_linking']);
    await service.get(spared, TAX);
    await visitWith(spared, {});
    expect((await namesOf(spared)).toSorted()).toEqual([
      'automatically_skipped_income_account_linking',
      'onboarded',
      'onboarded',
    ]);
  });

  it('has whose income is not supported, by her questionnaire', async () => {
    const userId = newId();
    const answer = () =>
      service.post(userId, '/qualifier/waitlist', {
        email: 'rosa.marin@example.com',
        name: 'Rosa Marin',
        income_type: 'gig',
        payroll_provider_name: 'Uncle Ray',
      });
    await answer();
    await answer();
    expect(await service.states(userId)).toMatchObject([
      { state: 'income_account_linking_unsupported', product: 'earned_wage_access' },
    ]);
  });

  it('has nothing of a visit while a neighbour is away', async () => {
    const userId = newId();
    service.world.links = () => someLinks();
    await service.get(userId, CARD);
    service.world.identify = () => new InternalCallError('down', 503, 'service_unavailable');
    service.world.links = () => someLinks({ bank_linked: true, payroll_linked: true });
    expect((await service.get(userId, CARD)).statusCode).toBe(200);
    expect(await service.states(userId)).toEqual([]);
  });

  it('is published, each state once and as the contract has it', async () => {
    const userId = newId();
    await visitWith(userId, { payroll_linked: true });
    await visitWith(userId, { payroll_linked: true });
    const events = (await eventsOf(userId)).filter(({ type }) => type === 'user_state.entered');
    expect(events).toMatchObject([
      {
        type: 'user_state.entered',
        payload: { state: 'onboarded', product: 'earned_wage_access' },
        occurred_at: '2026-11-21T20:00:00.000Z',
      },
    ]);
    expect(Value.Check(userStateEvents['user_state.entered'], events[0])).toBe(true);
  });
});

describe('the table of states', () => {
  it('is only ever added to', async () => {
    const userId = newId();
    const row = { user_id: userId, state: 'onboarded', entered_at: new Date(), version: 0 };
    await service.database('user_state').insert(row);
    const states = service.database('user_state');
    for (const change of [
      states.clone().update({ state: 'deactivated' }),
      states.clone().delete(),
      service.database.raw('TRUNCATE user_state'),
    ]) {
      await expect(change).rejects.toThrow('only ever added to');
    }
    await expect(service.database('user_state').insert(row)).rejects.toThrow(/unique constraint/);
    expect(await namesOf(userId)).toEqual(['onboarded']);
  });

  it.each([
    ['a state that there is not', { state: 'happy' }],
    ['a product that there is not', { product: 'loan' }],
  ])('refuses %s', async (_what, change) => {
    const row = { user_id: newId(), state: 'onboarded', entered_at: new Date(), version: 0 };
    const insert = service.database('user_state').insert({ ...row, ...change });
    await expect(insert).rejects.toThrow(/check constraint/);
  });

  it("answers an empty history for nobody, and never another's", async () => {
    service.world.links = () => someLinks({ bank_linked: true, payroll_linked: true });
    await service.get(newId(), CARD);
    expect(await service.states(newId())).toEqual([]);
    expect((await service.asAdmin('/applications/everybody/states')).statusCode).toBe(422);
  });
});
