import { InternalCallError, newId } from '@reset/service-kit';
import { asVisitor } from '@reset/service-kit/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { someIdentity, startedService } from '#testing/onboarding-service.ts';

const WAITLIST = '/qualifier/waitlist';
const CARD = '/card_application/status';
const ALL = ['income', 'employment', 'shifts', 'direct_deposit_switch', 'paystubs'];

const service = await startedService();
beforeEach(() => {
  service.world.platform = (id) => ({ id, name: 'Harbor Payroll', products: ALL });
});

const entry = (changes: object = {}) => ({
  email: 'rosa.marin@example.com',
  name: 'Rosa Marin',
  income_type: 'salary',
  payroll_provider_name: 'Uncle Ray',
  ...changes,
});
const sendAsVisitor = () =>
  service.inject('POST', WAITLIST, asVisitor({ audience: 'onboarding' }), entry());
const send = (userId: string, changes?: object) => service.post(userId, WAITLIST, entry(changes));

describe('the email that confirms the waitlist', () => {
  const mailsFor = async () => {
    await service.jobs.drain();
    return service.mails.splice(0);
  };

  it('goes once to the member’s own address, whatever she typed', async () => {
    const userId = newId();
    service.world.identify = () => someIdentity({ email: 'rosa@example.org' });
    expect((await send(userId, { email: 'stranger@example.com' })).statusCode).toBe(201);
    expect((await send(userId)).statusCode).toBe(201);
    expect(await mailsFor()).toEqual([
      expect.objectContaining({
        to: 'rosa@example.org',
        subject: "You're on the Reset waitlist",
        text: expect.stringContaining('/apply'),
      }),
    ]);
    expect((await service.get(userId, CARD)).json()).toMatchObject({
      eligibility_result: { ineligible_reason: 'waiting_list' },
    });
  });

  it('is in her language', async () => {
    service.world.identify = () => someIdentity({ language: 'es-US' });
    await send(newId());
    expect(await mailsFor()).toMatchObject([{ subject: 'Estás en la lista de espera de Reset' }]);
  });

  it('goes to nobody whose income we can work with, nor to visitors', async () => {
    const userId = newId();
    await send(userId, { pinwheel_id: 'p all' });
    await sendAsVisitor();
    expect(await mailsFor()).toEqual([]);
    expect((await service.get(userId, CARD)).json()).toMatchObject({
      eligibility_result: { ineligible_reason: null },
    });
  });

  it('goes to nobody who has left by then', async () => {
    await send(newId());
    service.world.identify = () => new InternalCallError('gone', 404, 'not_found');
    expect(await mailsFor()).toEqual([]);
  });
});
